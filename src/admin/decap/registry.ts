/** Decap's registry with wider types than its own declarations give it. */
import type { BackendClass } from './backend-types'

type Registry = {
  registerWidget: (widgets: object[]) => void
  registerBackend: (name: string, backend: BackendClass) => void
  registerEditorComponent: (component: object) => void
}

/** Takes Decap's core and returns it with these types; its declarations lack backends and lists of widgets. */
export function register(core: object): Registry {
  return core as Registry
}
