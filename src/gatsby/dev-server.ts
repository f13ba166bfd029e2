/**
 * Gatsby's hook for the development server: the editor at /admin, images on demand, and the list of content problems.
 */
import type { CreateDevServerArgs } from 'gatsby'
import { adminMiddleware } from './admin-middleware'
import { problemsPath } from '../client/development/problem-overlay'
import { editorFolder } from '../site/routes'
import { makePictureAt } from './picture-files'
import { problemsForOverlay } from './content-problems'

type Next = (error?: unknown) => void
type Answer = { json: (body: unknown) => void; status: (code: number) => Answer }

/** Gatsby's hook. */
export function onCreateDevServer(args: CreateDevServerArgs): void {
  const { app } = args
  app.use('/static', ({ originalUrl = '/' }: { originalUrl?: string }, _response: unknown, next: Next) => {
    makePictureAt(originalUrl, args).then(() => next(), next)
  })
  app.use(editorFolder, adminMiddleware())
  app.get(problemsPath, (_request: unknown, response: Answer) => {
    void problemsForOverlay().then(
      (problems) => response.json(problems),
      (error: unknown) => response.status(500).json([{ text: String(error) }]),
    )
  })
}
