/** Videos, described once; pages and texts refer to them by name. */
import { file, image, label, longText, text } from '../fields'
import { title } from './common'
import { collection } from './define'

export const videos = collection({
  name: 'videos',
  graphql: 'Video',
  label: label('Videos', 'Videos'),
  singular: label('Video', 'Video'),
  description: label(
    'Your own files, or videos on YouTube and Vimeo, for sections and texts to show.',
    'Eigene Dateien oder Videos bei YouTube und Vimeo. Abschnitte und Texte zeigen sie.',
  ),
  storage: 'folder',
  titleField: 'title',
  fields: {
    title,
    address: text({
      label: label('Address on YouTube or Vimeo', 'Adresse bei YouTube oder Vimeo'),
      hint: label(
        'As shown in the browser. Leave it empty for a file of your own.',
        'So, wie sie im Browser steht. Für eine eigene Datei leer lassen.',
      ),
      max: 200,
    }),
    file: file({
      label: label('Your own file', 'Eigene Datei'),
      hint: label(
        'Plays without asking visitors for consent.',
        'Läuft, ohne dass jemand um Zustimmung gefragt wird.',
      ),
      translated: true,
      folder: 'videos',
      extensions: ['webm', 'mp4'],
    }),
    captions: file({
      label: label('Captions', 'Untertitel'),
      hint: label(
        'A WebVTT file in this language; required for your own file.',
        'Eine WebVTT-Datei in dieser Sprache; eine eigene Datei braucht sie.',
      ),
      translated: true,
      folder: 'videos',
      extensions: ['vtt'],
    }),
    transcript: longText({
      label: label('Video as text', 'Video als Text'),
      hint: label(
        'What is seen and said, for people who cannot see or hear it. Required for your own file.',
        'Was zu sehen und zu hören ist, für Menschen, die es nicht sehen oder hören können. Eine eigene Datei braucht ihn.',
      ),
      translated: true,
      max: 3000,
    }),
    poster: image({
      label: label('Still picture', 'Standbild'),
      hint: label(
        'Shown until the video plays. Without a picture, a pattern is drawn from the file name.',
        'Steht da, bis das Video läuft. Ohne Bild wird aus dem Dateinamen ein Muster gezeichnet.',
      ),
      translated: true,
    }),
  },
} as const)
