/** The articles below the folder that `CONTENT` names, in both languages, as an Astro site. */
import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: process.env.OUTPUT ?? './out',
  // Highlighting code would cost time that no article needs.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
})
