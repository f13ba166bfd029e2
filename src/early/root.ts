/** The `dataset` of the root element, where the early scripts keep state that styles and React read. */
export const { dataset } = document.documentElement
