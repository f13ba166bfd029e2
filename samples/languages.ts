/** The languages of the sample pictures and PDF files: those of the sample content, even if the site has more. */

export const sampleLanguages = ['en', 'de'] as const

export type SampleLanguage = (typeof sampleLanguages)[number]
export type PerSampleLanguage<T> = Readonly<Record<SampleLanguage, T>>
