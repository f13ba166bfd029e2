/** A video in a text: a separate line, `::video[name]`, with the file name of a video entry. */
import type MarkdownIt from 'markdown-it'
import { videoPlace } from './video-place'

/** The type of its token; `content` is the entry's file name, or empty if the line is malformed. */
export const videoToken = 'video_line'

/** Two colons and any word, so that a misspelled directive is detected too. */
const anyLine = /^::\s*[a-z]/i
const rightLine = /^::video\[([a-z0-9]+(?:-[a-z0-9]+)*)\]$/

/** A plugin for both parsers: the renderer's and the content check's. */
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
  // No players inside lists and quotations.
  parser.renderer.rules[videoToken] = (tokens, index) => {
    const token = tokens[index]
    return token?.content && token.level === 0 ? `${videoPlace(token.content)}\n` : ''
  }
}
