/** The data set of the root element, in which the early scripts keep what styles and React read. */
export const { dataset } = document.documentElement
