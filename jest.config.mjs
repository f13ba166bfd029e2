/** Unit tests: the *.test.ts(x) files beside the code they test. */
const compile = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
  },
]

/** Packages that ship ES modules only; Jest runs CommonJS, so these are compiled too. */
const esModules = ['ofetch', 'destr', 'ufo', 'node-fetch-native', 'postal-mime']

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?ts$': compile({ syntax: 'typescript' }),
    '\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/unit/css-module.ts',
    '\\.(css|svg|woff2)$': '<rootDir>/tests/unit/asset.ts',
  },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Jest would otherwise treat copies of package.json in built or cached folders as packages of the project.
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/.build/'],
  restoreMocks: true,
  // Only ends tests that hang. Benchmarks measure speed; a slow machine must not fail a test.
  testTimeout: 30_000,
}
