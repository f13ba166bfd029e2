/** Words that a page must show verbatim and never execute, interpret or hide: each is planted in several places. */

/**
 * Texts that the content check accepts: no visible tags, no control characters, within the shortest limit of 40
 * characters.
 */
export const hostile: readonly string[] = [
  'A &lt;/script&gt;&lt;img id=inj&gt;',
  'B &#60;/title&#62;&#60;meta id=inj&#62;',
  'C &#x3c;/script&#x3e;&#x3c;b id=inj&#x3e;',
  'D &amp;lt;/script&amp;gt; &amp;amp;',
  'E R&amp;D and &quot;quotes&quot; &apos;',
  'F "double" \'single\' `tick` ${1+1} {{x',
  'G \\u003c/script\\u003e \\" \\n \\',
  'H ]]> --> <!-- */ // %3Cimg%3E',
  'I &NotEqualTilde;&lt &ltimg id=inj &#0;',
  'J עברית ١٢٣ 日本語 \u{1F469}\u{1F3FD}\u200d\u{1F4BB} e\u0301',
  'K Donaudampfschiffahrtsgesellschaftskapit',
  'L a\u00a0b\u2009c\u00add\u2011e\u200df $& $1 $`',
]
