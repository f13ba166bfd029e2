/**
 * Accessibility faults that this project could have, each with the check that finds it, or with none. They were
 * collected from common mistakes, before looking at what is found; `faults.test.ts` and `planted-faults.spec.ts` plant each one
 * and verify that the named check finds it, so that the share found is counted, not claimed.
 */

/**
 * A fault that an editor might write: Markdown, or lines of an article's front matter. `rule` is the content check's
 * rule.
 */
export type WrittenFault = {
  category: string
  fault: string
  text?: string
  lines?: string
  locale?: 'de'
  rule?: string
}

/** The checks of built and rendered pages. */
export type Finder =
  | 'axe'
  | 'second'
  | 'markup'
  | 'outline'
  | 'access'
  | 'targets'
  | 'colour'
  | 'messages'
  | 'reading'
  | 'focus'
  | 'motion'

/** A fault that a developer might make, as HTML at the end of the main part. */
export type BuiltFault = {
  category: string
  fault: string
  html: string
  style?: string
  by?: `${Finder}:${string}`
}

const written = (
  category: string,
  faults: readonly (readonly [fault: string, text: string, rule?: string])[],
): WrittenFault[] => faults.map(([fault, text, rule]) => ({ category, fault, text, ...(rule && { rule }) }))

export const writtenFaults: readonly WrittenFault[] = [
  ...written('headings', [
    ['a line in bold instead of a heading', '**What it costs**\n\nNothing.', 'bold-as-heading'],
    ['a level is skipped', '## Costs\n\n#### Licence\n\nNone.', 'skipped-heading-level'],
    ['a second title', '# Costs\n\nNone.', 'first-level-heading'],
    ['a heading for decoration, without text', '## Costs\n\n## Dates\n\nSoon.', 'heading-without-text'],
    ['six hundred words in one piece', 'word '.repeat(600), 'long-without-heading'],
    ['a heading in italics', '*What it costs*\n\nNothing.'],
    ['headings that all say the same', '## Part\n\nOne.\n\n## Part\n\nTwo.'],
  ]),
  ...written('lists and tables', [
    ['bullets by hand', 'We do:\n• plans\n• shifts', 'typed-list'],
    ['numbers by hand', '1.) plans\n\n2.) shifts'],
    ['a table of bars', 'Plan | Price | Term\nSmall | 10 | month', 'typed-table'],
    ['a table whose head is empty', '| | |\n|---|---|\n| Small | 10 |', 'empty-table-head'],
    ['a table of a head alone', '| Plan | Price |\n|---|---|', 'table-without-rows'],
    ['empty cells', '| Plan | Price |\n|---|---|\n| Small | |', 'empty-table-cell'],
    ['a quotation for an indent', '> We are open on Mondays.'],
    ['an item without words', '- plans\n-\n- shifts', 'empty-list-item'],
    ['distance by empty paragraphs', 'Plans.\n\n&nbsp;\n\nShifts.', 'empty-paragraph'],
  ]),
  ...written('links', [
    ['here', 'Prices are [here](/about).', 'vague-link-text'],
    ['read on', 'We have moved. [Read on](/about)', 'vague-link-text'],
    ['no words', 'Prices: [](/about)', 'empty-link-text'],
    ['nowhere', '[Prices](#)', 'empty-target'],
    ['two targets of one name', '[Prices](/about) and [prices](/contact)', 'same-words-other-target'],
    [
      'a document elsewhere without its type',
      '[Prices](https://example.com/prices.pdf)',
      'file-without-type',
    ],
    [
      'a recording without text',
      '[The interview](https://example.com/interview.mp3)',
      'recording-without-text',
    ],
    ['a bare address', 'See https://example.com/a/b/c?d=e for prices.'],
    ['a whole paragraph as a link', `[${'We plan and build and test. '.repeat(12)}](/about)`],
  ]),
  ...written('pictures', [
    ['no alternative text', '![](/media/plan.png)', 'missing-alt'],
    ['the name of the file', '![plan.png](/media/plan.png)', 'alt-is-file-name'],
    ['a word that fits every picture', '![Chart](/media/plan.png)', 'alt-says-nothing'],
    ['picture of', '![Image of our hall](/media/plan.png)', 'alt-announces-picture'],
    ['the caption once more', '![Our hall](/media/plan.png "Our hall")', 'alt-repeats-caption'],
    ['something that is not in the picture', '![A dog on a beach](/media/plan.png)'],
  ]),
  ...written('words', [
    ['colour as the only hint', 'Fill in the red fields.', 'by-colour-alone'],
    ['place as the only hint', 'Choose a day in the menu on the left.', 'by-place-alone'],
    ['capitals', 'PLEASE READ THIS FIRST', 'words-in-capitals'],
    ['spaced letters', 'We are C L O S E D today.', 'spaced-letters'],
    ['a sentence in German', 'Our motto: Wir machen das mit Ihnen und für Sie.', 'unmarked-language'],
    ['a single French word', 'The raison d’être of a plan.'],
    ['filler', 'Lorem ipsum dolor sit amet.', 'placeholder-words'],
    ['an unexplained abbreviation', 'The KTBL of the ZVEI is a VDMA.'],
    ['a sentence of ninety words', `We ${'plan and build and test and '.repeat(18)}sell.`],
    ['a face of signs', 'We are glad :-) \\o/'],
  ]),
  {
    category: 'words',
    fault: 'ein Satz auf Englisch',
    locale: 'de',
    text: 'Kurz: You can do this with your team.',
    rule: 'unmarked-language',
  },
  {
    category: 'words',
    fault: 'Ort als einziger Hinweis',
    locale: 'de',
    text: 'Wählen Sie oben rechts den Tag.',
    rule: 'by-place-alone',
  },
  {
    category: 'pictures',
    fault: 'a decoration that is described',
    lines: 'cover:\n  src: /media/plan.png\n  alt: Our hall\n  decorative: true\n',
    rule: 'alt-on-decoration',
  },
]

const built = (
  category: string,
  faults: readonly (readonly [fault: string, html: string, by?: BuiltFault['by'], style?: string])[],
): BuiltFault[] =>
  faults.map(([fault, html, by, style]) => ({
    category,
    fault,
    html,
    ...(by && { by }),
    ...(style && { style }),
  }))

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const builtFaults: readonly BuiltFault[] = [
  ...built('pictures', [
    ['a picture without alt', `<img src="${dot}" width="9" height="9">`, 'axe:image-alt'],
    [
      'a drawing with a role and no name',
      '<svg role="img" width="9" height="9"><path d="M0 0h9"/></svg>',
      'axe:svg-img-alt',
    ],
    ['a button of a picture without alt', `<input type="image" src="${dot}">`, 'axe:input-image-alt'],
    [
      'a file name as alt',
      `<img src="${dot}" alt="hall-2.png" width="9" height="9">`,
      'access:alt-is-file-name',
    ],
    [
      'words in a background picture',
      '<div class="f-bg"></div>',
      undefined,
      '.f-bg { width: 99px; height: 99px; background: url(x.png) }',
    ],
    [
      'a caption said twice',
      `<figure><img src="${dot}" alt="Our hall" width="9" height="9"><figcaption>Our hall</figcaption></figure>`,
      'access:alt-repeats-caption',
    ],
  ]),
  ...built('structure', [
    ['a level is skipped', '<h2>Costs</h2><h4>Licence</h4><p>None.</p>', 'outline:follows'],
    ['a heading without words', '<h2></h2><p>None.</p>', 'outline:empty'],
    ['a second main heading', '<h1>Costs</h1>', 'outline:first-level'],
    [
      'a large paragraph as a heading',
      '<p class="f-big"><b>Costs</b></p><p>None.</p>',
      'access:bold-as-heading',
      '.f-big { font-size: 2em }',
    ],
    ['a nav without a name', '<nav><a href="/about">About us</a></nav>', 'outline:nav'],
    ['an item outside a list', '<div><li>Plans</li></div>', 'axe:listitem'],
    ['a list with something else in it', '<ul><div>Plans</div></ul>', 'axe:list'],
    ['bullets by hand', '<p>• plans<br>• shifts</p>', 'access:typed-list'],
    ['an id twice', '<p id="f-a">a</p><p id="f-a">b</p>', 'markup:no-dup-id'],
    [
      'an order on the screen that is not the one in the page',
      '<div class="f-rev"><a href="/about">Second</a> <a href="/team">First</a></div>',
      undefined,
      '.f-rev { display: flex; flex-direction: row-reverse }',
    ],
  ]),
  ...built('tables', [
    [
      'no head',
      '<table><tr><td>Plan</td><td>Price</td></tr><tr><td>Small</td><td>10</td></tr></table>',
      'access:table-without-head',
    ],
    [
      'an empty head',
      '<table><tr><th></th><th>Price</th></tr><tr><td>Small</td><td>10</td></tr></table>',
      'axe:empty-table-header',
    ],
    [
      'a scope that is none',
      '<table><tr><th scope="column">Plan</th><th>Price</th></tr><tr><td>Small</td><td>10</td></tr></table>',
      'axe:scope-attr-valid',
    ],
    [
      'heads that are not there',
      '<table><tr><th id="f-h">Plan</th></tr><tr><td headers="f-x">Small</td></tr></table>',
      'axe:td-headers-attr',
    ],
  ]),
  ...built('forms', [
    ['a field without a label', '<input type="text" name="f">', 'access:field-without-label'],
    [
      'a placeholder for a label',
      '<input type="text" name="f" placeholder="Name">',
      'access:field-without-label',
    ],
    [
      'choices without a question',
      '<label><input type="radio" name="f" value="a"> Yes</label> <label><input type="radio" name="f" value="b"> No</label>',
      'access:group-without-legend',
    ],
    [
      'an empty legend',
      '<fieldset><legend></legend><label>City <input name="f"></label></fieldset>',
      'access:group-without-legend',
    ],
    [
      'two labels',
      '<label for="f-i">Name</label><label for="f-i">Surname</label><input id="f-i" name="f">',
      'access:field-with-two-labels',
    ],
    [
      'two fields of one name',
      '<form><label>Number <input name="f"></label><label>Number <input name="g"></label><button>Send it</button></form>',
      'access:two-fields-of-one-name',
    ],
    ['a list to choose from, without a name', '<select><option>One</option></select>', 'axe:select-name'],
    [
      'a wrong hint for filling in',
      '<label>City <input name="f" autocomplete="town"></label>',
      'axe:autocomplete-valid',
    ],
    [
      'an error in red and nothing else',
      '<label class="f-red">City <input name="f"></label>',
      undefined,
      '.f-red { color: #b00020 }',
    ],
    [
      'an error message far from its field',
      '<label>City <input name="f" aria-invalid="true"></label><p>The city is missing.</p>',
    ],
    ['a button without words', '<button type="button"></button>', 'axe:button-name'],
  ]),
  ...built('links and targets', [
    ['a link without words', '<a href="/about"></a>', 'axe:link-name'],
    ['a link that says “more”', '<p>We have moved. <a href="/about">More</a></p>', 'access:vague-link-text'],
    ['a link to nowhere', '<p><a href="#">Our prices</a></p>', 'access:empty-target'],
    [
      'links by colour alone',
      '<p>Read <a class="f-link" href="/about">about our prices</a> before you order.</p>',
      'colour:',
      '.f-link { color: #00539c; text-decoration: none; font-weight: inherit; border: 0; background: none }',
    ],
    [
      'crosses of sixteen pixels side by side',
      '<div><button class="f-x" aria-label="Close one">×</button><button class="f-x" aria-label="Close two">×</button></div>',
      'targets:',
      '.f-x { all: unset; display: inline-block; width: 16px; height: 16px }',
    ],
    [
      'a new window without a word',
      '<a href="https://example.com" target="_blank" rel="noopener">Our partner Example</a>',
    ],
    ['a paragraph that is clicked', '<p onclick="f()">Our prices</p>'],
    [
      'an order of its own for the Tab key',
      '<button type="button" tabindex="4">Our prices</button>',
      'axe:tabindex',
    ],
    [
      'a button inside a link',
      '<a href="/about">About us <button type="button">More</button></a>',
      'markup:element-permitted-content',
    ],
    [
      'no outline at the focus',
      '<a class="f-o" href="/about">Our prices in full</a>',
      'focus:no outline',
      '.f-o:focus-visible { outline: none !important }',
    ],
    [
      'something that comes over the focus a frame later',
      '<div class="f-under"><a href="/about" onfocus="requestAnimationFrame(() => nextElementSibling.classList.add(`f-over`))">Our prices, covered</a><div></div></div>',
      'focus:covered',
      '.f-under { position: relative } .f-over { position: absolute; inset: -9px; background: #fff }',
    ],
  ]),
  ...built('colour and layout', [
    [
      'grey on white',
      '<p class="f-grey">Our prices are fair.</p>',
      'axe:color-contrast',
      '.f-grey { color: #aaa; background: #fff }',
    ],
    [
      'words on a picture',
      '<p class="f-pic">Our prices are fair.</p>',
      undefined,
      '.f-pic { color: #888; background: linear-gradient(#777, #999) }',
    ],
    [
      'a table wider than a phone',
      '<p class="f-wide">Our prices</p>',
      'reading:scrolls sideways',
      '.f-wide { width: 700px; max-width: none }',
    ],
    [
      'a box that cuts its words',
      '<p class="f-cut">Our prices are fair, and they stay what they are for as long as you like, and longer.</p>',
      'reading:cut off',
      '.f-cut { height: 1em; width: 10em; overflow: hidden }',
    ],
    [
      'justified text',
      '<p class="f-just">Our prices are fair, and they stay what they are.</p>',
      undefined,
      '.f-just { text-align: justify }',
    ],
    [
      'words in capitals by style',
      '<p class="f-caps">Our prices are fair, and they stay.</p>',
      undefined,
      '.f-caps { text-transform: uppercase }',
    ],
    [
      'a disabled zoom',
      '<meta name="viewport" content="width=device-width, user-scalable=no">',
      'axe:meta-viewport',
    ],
  ]),
  ...built('language', [
    [
      'a sentence in German',
      '<p>Wir haben das nicht für Sie und mit Ihnen gemacht.</p>',
      'access:unmarked-language',
    ],
    ['a language that is none', '<p lang="xyzw">Our prices</p>', 'axe:valid-lang'],
    ['one word in French', '<p>The raison d’être of a plan.</p>'],
  ]),
  ...built('films, sound, movement', [
    [
      'a film without captions',
      '<video controls src="x.webm" width="99" height="99"></video>',
      'access:video-without-captions',
    ],
    [
      'a player without controls',
      '<video src="x.webm" width="99" height="99"><track kind="captions" src="x.vtt"></video>',
      'access:player-without-controls',
    ],
    ['a frame without a title', '<iframe src="about:blank"></iframe>', 'axe:frame-title'],
    ['running words', '<marquee>Our prices</marquee>', 'axe:marquee'],
    [
      'movement without an end',
      '<p class="f-spin">New</p>',
      'motion:',
      '@keyframes f-spin { to { rotate: 1turn } } .f-spin { animation: f-spin 1s infinite }',
    ],
  ]),
  ...built('names, roles, messages', [
    ['a role that is none', '<div role="buton">Our prices</div>', 'axe:aria-roles'],
    [
      'a link that is hidden from some',
      '<div aria-hidden="true"><a href="/about">Our prices in full</a></div>',
      'axe:aria-hidden-focus',
    ],
    [
      'a name by something that is not there',
      '<div role="group" aria-labelledby="f-none">Our prices</div>',
      'second:aria_id_unique',
    ],
    [
      'another name than the words',
      '<button type="button" aria-label="Send">Our prices</button>',
      'second:label_name_visible',
    ],
    ['a message that is not announced', '<p class="toast">Saved.</p>', 'messages:no live region'],
    ['a message that disappears by itself', '<p role="status" id="f-gone">Saved.</p>', 'messages:vanishes'],
    [
      'a switch that does not say its state',
      '<div tabindex="0" role="switch" aria-label="Sound"></div>',
      'axe:aria-required-attr',
    ],
  ]),
]
