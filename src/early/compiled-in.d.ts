/** What `compile.ts` puts into the early scripts; nothing else may ask for it. */
declare const earlyFacts: typeof import('./facts')
declare const gatsbyScripts: import('./loader').GatsbyScripts
