/** Stub for every style sheet, drawing and font that a module imports in unit tests. */
export default '/asset'
