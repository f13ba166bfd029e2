/** Decap's registry with wider types than its own declarations. */
import type { BackendClass } from './backend-types'

type Registry = {
  registerWidget: (widgets: object[]) => void
  registerBackend: (name: string, backend: BackendClass) => void
  registerEditorComponent: (component: object) => void
}

/** Returns Decap's core with these types; its own declarations lack backends and lists of widgets. */
export function register(core: object): Registry {
  return core as Registry
}
