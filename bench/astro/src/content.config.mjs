/** The articles' Markdown, by file name. */
import { resolve } from 'node:path'
import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const news = defineCollection({
  loader: glob({
    pattern: '*.{en,de}.md',
    base: resolve(process.env.CONTENT ?? '../../content', 'news'),
    generateId: ({ entry }) => entry,
  }),
  schema: z.object({
    title: z.string(),
    summary: z.string(),
    date: z.coerce.date(),
    tags: z.array(z.string()).default([]),
    slug: z.string().optional(),
  }),
})

export const collections = { news }
