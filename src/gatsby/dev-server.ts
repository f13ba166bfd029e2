/** Gatsby's hook for the development server: the editor at /admin, and the list of content problems. */
import type { CreateDevServerArgs } from 'gatsby'
import { adminMiddleware } from '../admin/server/middleware'
import { problemsPath } from '../client/development/problem-overlay'
import { editorFolder } from '../site/host-rules/groups'
import { problemsForOverlay } from './content-problems'

type Answer = { json: (body: unknown) => void; status: (code: number) => Answer }

/** Gatsby's hook. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  app.use(editorFolder, adminMiddleware())
  app.get(problemsPath, (_request: unknown, response: Answer) => {
    void problemsForOverlay().then(
      (problems) => response.json(problems),
      (error: unknown) => response.status(500).json([{ text: String(error) }]),
    )
  })
}
