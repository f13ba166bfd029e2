/** Constants that `compile.ts` inlines into the early scripts; no other code may use them. */
declare const earlyFacts: typeof import('./facts')
declare const gatsbyScripts: import('./loader').GatsbyScripts
