/** The articles below the folder that `CONTENT` names, in both languages, in Gatsby without this project's own code. */
export default {
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'news', path: `${process.env.CONTENT ?? '../../content'}/news` },
    },
    'gatsby-transformer-remark',
  ],
}
