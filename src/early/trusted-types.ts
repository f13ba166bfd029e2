/**
 * Under the site's policy, texts become markup or addresses of scripts through named policies only (Trusted Types).
 * This one stands for what Gatsby and webpack assign as plain texts: scripts and workers of this origin, and words
 * without markup, which Gatsby copies into `<title>`. HTML that the build has made is let in by `components/prose`.
 */
window.trustedTypes?.createPolicy(earlyFacts.trustedPolicy, {
  createHTML: (text) => (/</.test(text) ? null : text),
  createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
})
export {}
