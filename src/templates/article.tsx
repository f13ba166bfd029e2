/** A news article. */
import { graphql } from 'gatsby'
import { ArticleView } from '../views/article-view/article-view'
import { pageTemplate, TemplateHead } from './page-template'

export default pageTemplate('article', (page) => <ArticleView page={page} />)

export const Head = TemplateHead

export const query = graphql`
  query ArticlePage($language: String!, $slug: String!, $plan: JSON!, $withoutTexts: [String]) {
    ...InterfaceTexts
    entry: article(slug: { eq: $slug }) {
      pageData(language: $language, plan: $plan)
    }
  }
`
