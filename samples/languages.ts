/** The languages the sample pictures and papers are drawn in: those of the sample content, whatever the site adds. */

export const sampleLanguages = ['en', 'de'] as const

export type SampleLanguage = (typeof sampleLanguages)[number]
export type PerSampleLanguage<T> = Readonly<Record<SampleLanguage, T>>
