/**
 * Each layer may use the layers below it, never itself. Platforms separate browser and Node.
 * A new library needs no change here: its tags decide.
 */
const layers = {
  feature: ['exporting', 'analysis', 'panels', 'filters', 'query', 'ui', 'manifest', 'foundation', 'compute', 'contract'],
  exporting: ['analysis', 'panels', 'filters', 'query', 'ui', 'manifest', 'foundation', 'compute', 'contract'],
  analysis: ['panels', 'filters', 'query', 'ui', 'manifest', 'foundation', 'contract'],
  panels: ['filters', 'query', 'ui', 'manifest', 'foundation', 'contract'],
  filters: ['query', 'ui', 'manifest', 'foundation', 'contract'],
  query: ['ui', 'manifest', 'foundation', 'compute', 'contract'],
  ui: ['manifest', 'foundation', 'contract'],
  manifest: ['foundation', 'contract'],
  foundation: ['contract'],
  publishing: ['store', 'compute', 'contract'],
  'remote-store': ['store', 'contract'],
  journal: ['store', 'contract'],
  store: ['contract'],
  compute: [],
  contract: [],
  testing: ['manifest', 'foundation', 'contract'],
  e2e: ['testing', 'contract', 'manifest'],
  tool: ['contract', 'manifest', 'store', 'remote-store', 'publishing', 'compute', 'tool'],
};

const platforms = { web: ['web', 'neutral'], node: ['node', 'neutral'], neutral: ['neutral'] };

/** The rule compares whole import paths: `react-dom` alone would permit `react-dom/client`. */
const withPaths = (names) => names.flatMap((name) => (name.endsWith('*') ? [name] : [name, `${name}/*`]));

const material = ['@mui/material', '@mui/icons-material'];

/** The packages that a layer may use; all others are refused. */
const packages = {
  feature: ['react', ...material],
  exporting: ['react', ...material],
  analysis: ['react', ...material, '@tanstack/*'],
  panels: ['react', ...material, '@tanstack/*'],
  filters: ['react', ...material, '@tanstack/*'],
  query: ['react', '@tanstack/*'],
  ui: ['react', ...material, '@mui/x-*', 'd3-*', 'hucre', 'pdfmake'],
  manifest: ['react'],
  foundation: ['react', ...material, 'i18next', 'i18next-*', 'react-i18next'],
  publishing: ['@duckdb/*', 'hucre', 'idn-area-data', 'saxes', 'typebox', 'yauzl'],
  'remote-store': ['@clickhouse/*', '@duckdb/*'],
  journal: ['typebox'],
  store: ['@duckdb/*', 'lru-cache', 'typebox'],
  compute: [],
  contract: ['typebox'],
  testing: ['react', '@testing-library/*', '@duckdb/*'],
  e2e: ['@playwright/*', '@duckdb/*', 'axe-core', 'hucre', 'oidc-provider'],
  tool: ['@nx/*', '@playwright/*', '@duckdb/*', 'eslint', 'prettier', 'typescript', 'typescript-eslint', 'vite'],
};
const appPackages = {
  web: ['react', 'react-dom', 'react-router-dom', '@fontsource-variable/*', 'vite', '@vitejs/*'],
  node: ['fastify', '@fastify/*', 'openid-client', 'typebox'],
};
const IN_SPECS = ['@testing-library/*', 'fast-check', 'react-dom/server'];

const tagged = (names, kind) => names.map((name) => `${kind}:${name}`);

/** Options of `@nx/enforce-module-boundaries`. `tests` adds libraries that only specs may use. */
export function boundaries({ tests }) {
  const extra = tests ? ['testing'] : [];
  const only = (names) => withPaths(tests ? [...names, ...IN_SPECS] : names);
  const layerRule = ([layer, below]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: tagged([...below, ...extra], 'layer'),
    allowedExternalImports: only(packages[layer]),
  });
  return {
    enforceBuildableLibDependency: true,
    allow: ['^.*/eslint(\\.base)?\\.config\\.[cm]?[jt]s$', '^.*/tools/lint/.*\\.mjs$'],
    depConstraints: [
      {
        allSourceTags: ['layer:app', 'platform:web'],
        onlyDependOnLibsWithTags: tagged(
          ['feature', 'exporting', 'analysis', 'panels', 'filters', 'query', 'ui', 'manifest', 'foundation', 'contract', ...extra],
          'layer',
        ),
        allowedExternalImports: only(appPackages.web),
      },
      {
        allSourceTags: ['layer:app', 'platform:node'],
        onlyDependOnLibsWithTags: tagged(['publishing', 'remote-store', 'journal', 'store', 'compute', 'contract', ...extra], 'layer'),
        allowedExternalImports: only(appPackages.node),
      },
      ...Object.entries(layers).map(layerRule),
      ...Object.entries(platforms).map(([platform, reachable]) => ({
        sourceTag: `platform:${platform}`,
        onlyDependOnLibsWithTags: tagged(reachable, 'platform'),
      })),
    ],
  };
}
