/** A video inside a text: a line of its own, `::video[name]`, with the file name of an entry of the videos. */
import type MarkdownIt from 'markdown-it'
import { videoPlace } from './video-place'

/** The type of its token; `content` is the entry's file name, or empty where the line has another form. */
export const videoToken = 'video_line'

/** Two colons and a word begin it, so that a wrong word is found as well. */
const anyLine = /^::\s*[a-z]/i
const rightLine = /^::video\[([a-z0-9]+(?:-[a-z0-9]+)*)\]$/

/** A plugin for both parsers, that of the pages and that of the content check. */
export function videoLine(parser: MarkdownIt): void {
  parser.block.ruler.before(
    'paragraph',
    videoToken,
    (state, startLine, _endLine, silent) => {
      const line = state.src
        .slice((state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0), state.eMarks[startLine])
        .trim()
      if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4 || !anyLine.test(line)) return false
      if (silent) return true
      const token = state.push(videoToken, '', 0)
      token.content = rightLine.exec(line)?.[1] ?? ''
      token.markup = line
      token.map = [startLine, startLine + 1]
      token.block = true
      state.line = startLine + 1
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
  // Inside a list or quotation there is no room for a player.
  parser.renderer.rules[videoToken] = (tokens, index) => {
    const token = tokens[index]
    return token?.content && token.level === 0 ? `${videoPlace(token.content)}\n` : ''
  }
}
