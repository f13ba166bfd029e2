/** The interface of Decap's storage backends, as far as the editor uses it. */

export type DataFile = { path: string; slug: string; raw: string; newPath?: string }
export type Persisted = { dataFiles: DataFile[]; assets: { path: string }[] }
export type PersistOptions = {
  newEntry?: boolean
  commitMessage: string
  collectionName?: string
  useWorkflow?: boolean
  unpublished?: boolean
  status?: string
}

/** The author and day of the last commit to a file. */
export type FileMetadata = { author?: string; updatedOn?: string }

export type BackendInstance = {
  persistEntry: (entry: Persisted, options: PersistOptions) => Promise<unknown>
  getEntry: (path: string) => Promise<{ data?: string | null }>
  restoreUser: (user: unknown) => Promise<unknown>
  api?: {
    readFileMetadata?: (path: string, id: string) => Promise<FileMetadata>
    /** GitHub and Forgejo. */
    listFiles?: (path: string, options: { depth: number }) => Promise<{ path: string; id?: string }[]>
    /** GitLab. */
    listAllFiles?: (path: string, recursive: boolean) => Promise<{ path: string; id?: string }[]>
    /** A file's text by its id in git. */
    readFile?: (path: string, id: string) => Promise<string>
    /** GitHub. */
    forceMergePR?: () => Promise<unknown>
    rebaseBranch?: (branch: string) => Promise<{ sha: string }>
    getBranch?: (branch: string) => Promise<{ commit: { sha: string } }>
    request?: (...given: unknown[]) => Promise<unknown>
    /** The published branch, and the repository's part of API addresses. */
    branch?: string
    repoURL?: string
    /** GitHub and Forgejo: a request's address and headers. */
    urlFor?: (path: string, options: object) => string
    requestHeaders?: () => Promise<Record<string, string>>
    /** GitLab: builds a complete request, and sends one, renewing the token if necessary. */
    buildRequest?: (request: object) => Promise<{ toJS: () => Record<string, unknown> }>
    requestFunction?: (request: unknown) => Promise<Response>
  }
  /** Git Gateway: the forge behind it. */
  backendType?: string
  request?: (payload: { action: string; params: Record<string, unknown> }) => Promise<unknown>
  [method: string]: unknown
}

export type BackendClass = new (...args: unknown[]) => BackendInstance
