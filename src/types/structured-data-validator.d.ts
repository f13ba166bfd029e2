/** The part of Adobe's validator that the checks of the built site use. */
declare module '@adobe/structured-data-validator' {
  type Things = Readonly<Record<string, readonly object[]>>
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }
  export default class Validator {
    /** Takes things by type, in each of the three formats. */
    validate(data: { jsonld: Things; microdata: Things; rdfa: Things }): Promise<Issue[]>
  }
}
