/** The parts of Gatsby's resolver context that the schema uses. */
import type { Node } from 'gatsby'

type Query = { filter?: object; sort?: object; limit?: number; skip?: number }

export type NodeModel = {
  findOne: <T extends Node>(args: { type: string; query: Query }) => Promise<T | null>
  findAll: <T extends Node>(args: {
    type: string
    query: Query
  }) => Promise<{ entries: Iterable<T>; totalCount: () => Promise<number> }>
}

export type ResolverContext = { nodeModel: NodeModel }
