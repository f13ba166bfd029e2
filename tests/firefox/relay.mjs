#!/usr/bin/env node
/**
 * Stands in for a stable Firefox (FIREFOX_PATH) that Playwright drives over WebDriver BiDi: starts it and passes every
 * message on. Playwright speaks to the newest Firefox; commands that an extended support release does not know yet,
 * such as emulating a colour scheme, are answered as successful instead of failing the test.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** The line that Firefox prints once it is reachable, and for which Playwright waits. */
const announcement = /WebDriver BiDi listening on (ws:\S+)/

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal))

/** @param {string} text an answer of Firefox */
function lenient(text) {
  const { type, id, error, message = '' } = JSON.parse(text)
  const isNew = type === 'error' && error === 'unknown command' && /^emulation\./.test(message)
  return isNew ? JSON.stringify({ type: 'success', id, result: {} }) : text
}

/** @param {string} address where Firefox listens */
function relay(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url ?? ''}`, { perMessageDeflate: false })
    const opened = new Promise((resolve) => browser.once('open', resolve))
    playwright.on('message', (data) => void opened.then(() => browser.send(String(data))))
    browser.on('message', (data) => playwright.send(lenient(String(data))))
    browser.on('close', () => playwright.close())
    playwright.on('close', () => browser.close())
  })
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1]
  if (address) relay(address)
  else console.error(line)
})
