/** Markdown as plain words for cards and search results; the lines stay. It needs no parser, and follows none. */

const links = /!?\[((?:\\.|[^\]\\])*)\](?:\([^)]*\)|\{[a-z][a-z0-9-]*\})/gi
const videos = /^::video\[.*$/gm
const tableRules = /^\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+$/gm
const lineStarts = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+)+/gm
/** Of an escaped sign, the sign stays; within a word, an underscore is one. */
const signs = /\\([!-/:-@[-`{-~])|\\$|[*`~|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gmu

export const withoutMarkup = (source: string): string =>
  [videos, tableRules, lineStarts]
    .reduce((text, line) => text.replace(line, ''), source)
    .replace(links, '$1')
    .replace(signs, '$1')
