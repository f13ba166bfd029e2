/** Stub for every style sheet, SVG file and font that a module imports in unit tests. */
export default '/asset'
