/** Allow-list for drawings: elements that draw, and their presentation attributes (SVG 2). All else is rejected. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** No scripts, links, animations, foreign content, or filters that load images. */
export const svgElements = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern marker clipPath mask filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Any `aria-…` and `data-…` attribute is allowed as well. */
export const svgAttributes = words(`
  id class style lang role tabindex focusable version baseProfile contentScriptType contentStyleType enable-background
  viewBox preserveAspectRatio transform transform-origin width height x y x1 x2 y1 y2 cx cy r rx ry dx dy d points
  pathLength rotate textLength lengthAdjust startOffset method spacing side href media type
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color color-interpolation color-interpolation-filters
  color-rendering color-scheme paint-order vector-effect shape-rendering text-rendering image-rendering display
  visibility overflow isolation mix-blend-mode mask mask-type clip clip-path clip-rule filter cursor pointer-events
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
  word-spacing text-anchor text-decoration text-overflow alignment-baseline baseline-shift dominant-baseline
  direction unicode-bidi white-space writing-mode glyph-orientation-horizontal glyph-orientation-vertical kerning
  marker marker-start marker-mid marker-end markerHeight markerWidth markerUnits refX refY orient
  gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  filterUnits primitiveUnits filterRes in in2 result mode values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha kernelUnitLength
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle lighting-color azimuth elevation
  pointsAtX pointsAtY pointsAtZ z scale xChannelSelector yChannelSelector stdDeviation flood-color flood-opacity
  radius baseFrequency numOctaves seed stitchTiles requiredExtensions systemLanguage
`)

/** CSS functions that load nothing; `url(…)` may refer to the drawing itself. */
export const cssFunctions = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color-mix light-dark var calc min max clamp
  matrix matrix3d translate translateX translateY translateZ rotate rotateX rotateY rotateZ scale scaleX scaleY
  skewX skewY inset circle ellipse polygon path blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia not is where nth-child nth-of-type
`)
