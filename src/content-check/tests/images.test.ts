/** Images in content and in the media folder (MD-47 to MD-52, MD-72). */
import sharp from 'sharp'
import { imageFaults, imageLimits } from '../images/check-image'
import { article, check, inAll, rulesOf } from './good-site'
import { exif, gps, jpeg, png, svg, webp } from './pictures'

async function faultsOf(name: string, content: Uint8Array | string): Promise<string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const faults = await imageFaults({ path: `content/media/${name}`, size: bytes.length, bytes })
  return faults.map(({ rule }) => rule)
}

const inText = (src: string) => rulesOf(check(inAll('news/a', article(`![A plan](${src})\n`))))
const inField = (src: string) =>
  rulesOf(check(inAll('news/a', article('Words.\n', `cover: { src: '${src}', alt: A plan }\n`))))

test.each([
  ['MD-47 missing', '/media/plam.png', 'missing-image'],
  ['MD-48 wrong case', '/media/team.png', 'wrong-case'],
  ['MD-49 outside the folder', '/media/../../secret.png', 'foreign-image'],
  ['MD-49 encoded', '/media/%2e%2e/secret.png', 'foreign-image'],
  ['MD-49 in another folder', '/downloads/plan.png', 'foreign-image'],
  ['MD-49 on another host', 'https://example.com/plan.png', 'foreign-image'],
  ['MD-49 in the address itself', 'data:image/png;base64,AAAA', 'foreign-image'],
  ['MD-49 with a query', '/media/plan.png?x', 'foreign-image'],
])('%s', (_name, src, rule) => {
  expect(inText(src)).toEqual([rule])
  expect(inField(src)).toEqual([rule])
})

test('MD-48 suggests the intended file', () => {
  const [fault] = check(inAll('news/a', article('![Us](/media/team.png)\n')))
  expect(fault?.remedy.en).toBe('write “/media/Team.png”')
})

test('good twins: the right name, in a text and in a field', () => {
  expect(inText('/media/plan.png')).toEqual([])
  expect(inField('/media/Team.png')).toEqual([])
})

describe('files of the media folder', () => {
  const reading = [
    { ending: 'png', make: png },
    { ending: 'jpg', make: jpeg },
    { ending: 'webp', make: webp },
  ]

  test.each(reading)('good twin: $ending', async ({ ending, make }) => {
    expect(await faultsOf(`plan.${ending}`, make())).toEqual([])
    expect(await faultsOf(`plan.de.${ending}`, make(2400, 1600, exif(0x010f, 1)))).toEqual([])
  })

  test.each(reading)('MD-51 decompression bomb: $ending', async ({ ending, make }) => {
    expect(await faultsOf(`plan.${ending}`, make(16_000, 16_000))).toEqual(['too-many-pixels'])
    expect(await faultsOf(`plan.${ending}`, make(8000, 5000))).toEqual([])
  })

  test('MD-51 30 000 × 30 000 pixels', async () => {
    expect(await faultsOf('plan.png', png(30_000, 30_000))).toEqual(['too-many-pixels'])
  })

  test.each(reading)('MD-52 GPS location: $ending', async ({ ending, make }) => {
    expect(await faultsOf(`plan.${ending}`, make(4, 3, exif(gps, 2)))).toEqual(['place-in-image'])
    expect(await faultsOf(`plan.${ending}`, make(4, 3, exif(gps, 0)))).toEqual([])
  })

  test('MD-75 an animation is accepted, with the warning that it is shown as a still picture', async () => {
    const frame = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const other = await sharp(frame).negate().png().toBuffer()
    const bytes = await sharp([frame, other], { join: { animated: true } })
      .webp()
      .toBuffer()
    const faults = await imageFaults({ path: 'content/media/plan.webp', size: bytes.length, bytes })
    expect(faults.map(({ rule, severity }) => [rule, severity])).toEqual([['animated-picture', 'warning']])
  })

  test('MD-50 text named .jpg, and types that do not match the extension', async () => {
    expect(await faultsOf('plan.jpg', 'just words')).toEqual(['wrong-image-type'])
    expect(await faultsOf('plan.jpg', png())).toEqual(['wrong-image-type'])
    expect(await faultsOf('plan.png', svg())).toEqual(['wrong-image-type'])
    expect(await faultsOf('plan.svg', 'just words')).toEqual(['wrong-image-type'])
    expect(await faultsOf('plan.gif', 'GIF89a')).toEqual(['wrong-image-type'])
    expect(await faultsOf('plan.pdf', '%PDF')).toEqual(['wrong-image-type'])
  })

  test('truncated images', async () => {
    for (const { ending, make } of reading) {
      expect([ending, await faultsOf(`plan.${ending}`, make().subarray(0, 16))]).toEqual([
        ending,
        ['damaged-image'],
      ])
      expect([ending, await faultsOf(`plan.${ending}`, make().subarray(0, -3))]).toEqual([
        ending,
        ['damaged-image'],
      ])
    }
    expect(await faultsOf('plan.png', png(0, 0))).toEqual(['damaged-image'])
  })

  test('files that are too large are not read', async () => {
    const size = imageLimits.bytes + 1
    expect(await imageFaults({ path: 'content/media/plan.png', size })).toMatchObject([
      { rule: 'file-too-large' },
    ])
  })

  test('MD-72 names of uploads', async () => {
    expect(await faultsOf('Bild (1) – Kopie.PNG', png())).toEqual(['file-name'])
    expect(await faultsOf('Team.png', png())).toEqual(['file-name'])
    expect(await faultsOf('bild-1-kopie.png', png())).toEqual([])
  })
})

describe('drawings', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['script with a prefix', '<svg:script href="#a"/>'],
    ['event handler', '<rect onload="alert(1)"/>'],
    ['event handler after a slash', '<rect/onclick=alert(1)>'],
    ['foreign content', '<foreignObject><p>x</p></foreignObject>'],
    ['external reference', '<use href="https://evil.example/a.svg#a"/>'],
    ['external picture', '<image xlink:href="/media/plan.png"/>'],
    ['script behind a link', '<a href="javascript:alert(1)"><path/></a>'],
    ['encoded link', '<a href="&#106;avascript:alert(1)"><path/></a>'],
    ['animated link', '<a href="#a"><animate attributeName="href" values="x"/></a>'],
    ['picture that is a drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['external colour', '<rect fill="url(https://evil.example/x)"/>'],
    ['import', '<style>@import "x";</style>'],
    ['disguised address', '<style>a{fill:\\75rl(x)}</style>'],
    ['animated link in references', '<use href="#a"><animate attribut&#101;Name="href" values="x"/></use>'],
    ['animation', '<set attributeName="&#104;ref" to="javascript:alert(1)"/>'],
    [
      'event handler of another namespace',
      '<rect xmlns:a="http://www.w3.org/2001/xml-events" a:event="click"/>',
    ],
    ['element of HTML', '<b xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">x</b>'],
    ['script of HTML', '<s:script xmlns:s="http://www.w3.org/1999/xhtml">alert(1)</s:script>'],
    ['address in references', '<use href="&#104;ttps://evil.example/a.svg#a"/>'],
    ['colour in references', '<rect fill="u&#114;l(https://evil.example/x)"/>'],
    ['style in a section', '<style><![CDATA[a{fill:url(https://evil.example/x)}]]></style>'],
    ['style divided by a section', '<style>a{fill:url<![CDATA[(https://evil.example/x)]]>}</style>'],
    ['style divided by a comment', '<style>a{fill:url<!-- -->(https://evil.example/x)}</style>'],
    ['style behind an element', '<style><title/>@import "x";</style>'],
    ['set of pictures', '<style>a{background:image-set("https://evil.example/x" 1x)}</style>'],
    ['picture of a filter', '<filter><feImage href="#a"/></filter>'],
    ['unknown element', '<sprite/>'],
    ['unknown attribute', '<rect formaction="#a"/>'],
    ['markup that is not closed', '<g>'],
    ['processing instruction', '<?xml-stylesheet href="x"?>'],
  ])('refused: %s', async (_name, inside) => {
    expect(await faultsOf('mark.svg', svg(inside))).toContain('unsafe-svg')
  })

  test('refused: DOCTYPE and entities', async () => {
    expect(
      await faultsOf('mark.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg().replace(/^.*\n/, '')}`),
    ).toEqual(['unsafe-svg'])
  })

  test('good twins: what drawing programs write', async () => {
    const gradient =
      '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
    const shapes =
      '<rect class="a" style="fill:url(#b);transform:rotate(4deg)" data-name="x" aria-hidden="true" rx="1"/><text xml:space="preserve" font-family="Arial, sans-serif">a &amp; b</text>'
    expect(await faultsOf('mark.svg', svg(gradient + shapes))).toEqual([])
    const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'
    expect(await faultsOf('mark.svg', prefixed)).toEqual([])
  })

  test('names the rejected element or attribute, with its line', async () => {
    const file = {
      path: 'content/media/mark.svg',
      bytes: new TextEncoder().encode(svg('\n<rect onload="x"/>')),
    }
    expect(await imageFaults({ ...file, size: file.bytes.length })).toMatchObject([
      { rule: 'unsafe-svg', line: 4, found: { en: 'the drawing contains the attribute “onload”' } },
    ])
  })

  test('good twins: shapes, internal references, styles, embedded raster images', async () => {
    expect(await faultsOf('mark.svg', svg())).toEqual([])
    expect(
      await faultsOf(
        'mark.svg',
        svg(
          '<use href="#a"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href=\'#a\'/><title>On = off</title>',
        ),
      ),
    ).toEqual([])
    expect(
      await faultsOf(
        'mark.svg',
        svg('<style>.a{fill:#fff}</style><image href="data:image/png;base64,AAAA"/>'),
      ),
    ).toEqual([])
  })

  test('a hundred thousand comments are not a drawing', async () => {
    expect(await faultsOf('mark.svg', '<!---->'.repeat(100_000))).toEqual(['wrong-image-type'])
  })
})
