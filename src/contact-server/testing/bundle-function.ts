/**
 * Builds src/api/contact.ts as Gatsby 5.16 builds a function, and runs it as `gatsby develop` and Netlify do. Argument:
 * a folder.
 */
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const folder = process.argv[2] ?? ''
/** These packages have no types. */
const load = createRequire(__filename)
const gatsby = createRequire(load.resolve('gatsby/package.json'))
const functions = join(root, 'node_modules/gatsby/dist/internal-plugins/functions')
const output = join(folder, '.cache/functions')

/** The settings of gatsby/dist/internal-plugins/functions/gatsby-node.js that decide how the code is read. */
type Stats = { hasErrors: () => boolean; toString: (options: object) => string }
type Webpack = ((options: object) => { run: (done: (error: Error | null, stats: Stats) => void) => void }) & {
  DefinePlugin: new (values: object) => object
}

function bundle(): Promise<void> {
  const webpack = gatsby('webpack') as Webpack
  const preset = createRequire(gatsby.resolve('gatsby-plugin-typescript')).resolve('@babel/preset-typescript')
  const typescript = { loader: gatsby.resolve('babel-loader'), options: { presets: [preset] } }
  const byDependency = { byDependency: { esm: { fullySpecified: false } } }
  const built = Object.keys(process.env).map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name]),
  ])
  const config = {
    context: root,
    entry: { contact: `${join(root, 'src/api/contact.ts')}?matchPath=` },
    output: { path: output, filename: '[name].js', libraryTarget: 'commonjs2' },
    target: 'node',
    mode: 'production',
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '...'] },
    module: {
      rules: [
        {
          test: /\.[tj]sx?$/,
          resourceQuery: /matchPath/,
          use: { loader: join(functions, 'api-function-webpack-loader.js') },
        },
        { test: /\.mjs$/i, resolve: byDependency },
        { test: /\.js$/i, descriptionData: { type: 'module' }, resolve: byDependency, use: typescript },
        { test: [/.js$/, /.ts$/], exclude: /node_modules/, use: typescript },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        PREFIX_TO_STRIP: '""',
        'process.env': '({})',
        ...Object.fromEntries(built),
      }),
    ],
  }
  return new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}

/** As gatsby develop and gatsby serve mount it. */
function gatsbyApp(): RequestListener {
  const { functionMiddlewares } = load(join(functions, 'middleware.js')) as {
    functionMiddlewares: (options: object) => unknown[]
  }
  const express = gatsby('express') as () => RequestListener & {
    use: (path: string, ...handlers: unknown[]) => void
  }
  const app = express()
  const own = { functionRoute: 'contact', absoluteCompiledFilePath: join(output, 'contact.js') }
  app.use('/api/*', ...functionMiddlewares({ getFunctions: () => [own], showDebugMessageInResponse: true }))
  return app
}

/** As Netlify calls it: the adapter's handler, with the request as an event. */
type Answer = { statusCode: number; multiValueHeaders?: Record<string, string[]>; body?: string }

async function netlifyApp(): Promise<RequestListener> {
  process.chdir(folder)
  const adapter = join(root, 'node_modules/gatsby-adapter-netlify/dist/lambda-handler.js')
  const { prepareFunction } = load(adapter) as { prepareFunction: (options: object) => Promise<void> }
  await prepareFunction({
    functionId: 'contact',
    name: 'contact',
    pathToEntryPoint: '.cache/functions/contact.js',
    requiredFiles: [],
  })
  const { handler } = load(join(folder, '.netlify/functions-internal/contact/contact.js')) as {
    handler: (event: object, context: object) => Promise<Answer>
  }
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const multiValueHeaders = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value]]),
    )
    const body = Buffer.concat(chunks).toString('base64')
    const event = {
      path: request.url,
      httpMethod: request.method,
      multiValueHeaders,
      headers: request.headers,
      body,
      isBase64Encoded: true,
    }
    const answer = await handler(event, {})
    for (const [name, values] of Object.entries(answer.multiValueHeaders ?? {}))
      response.setHeader(name, values)
    response.writeHead(answer.statusCode).end(Buffer.from(answer.body ?? '', 'base64'))
  }
  return (request, response) => void answerTo(request, response)
}

const listen = (app: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    // No keep-alive timeout: an idle connection closed while a request is on its way would be reset.
    const server = createServer({ keepAliveTimeout: 0 }, app).listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    )
  })

async function start(): Promise<void> {
  mkdirSync(join(folder, 'content/site'), { recursive: true })
  copyFileSync(join(root, 'content/site/site.yml'), join(folder, 'content/site/site.yml'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  await bundle()
  process.stdout.write(`gatsby ${await listen(gatsbyApp())}\n`)
  process.stdout.write(`netlify ${await listen(await netlifyApp())}\n`)
}

void start()
