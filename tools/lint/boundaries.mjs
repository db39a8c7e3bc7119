/**
 * Who may use whom: a layer uses the layers below it, never itself; the platform keeps the browser and Node apart.
 * Adding a library edits nothing here: its tags place it.
 */
const layers = {
  feature: ['analysis', 'ui', 'manifest', 'foundation', 'compute', 'contract'],
  analysis: ['ui', 'manifest', 'foundation', 'compute', 'contract'],
  ui: ['manifest', 'foundation', 'contract'],
  manifest: ['foundation', 'contract'],
  foundation: ['contract'],
  publishing: ['store', 'compute', 'contract'],
  store: ['contract'],
  compute: [],
  contract: [],
  testing: ['manifest', 'foundation', 'contract'],
  e2e: ['contract', 'manifest'],
  tool: ['contract', 'manifest', 'store', 'publishing', 'compute', 'tool'],
};

const platforms = { web: ['web', 'neutral'], node: ['node', 'neutral'], neutral: ['neutral'] };

/** The rule compares whole import paths: `react-dom` alone would let `react-dom/client` pass. */
const withPaths = (names) => names.flatMap((name) => (name.endsWith('*') ? [name] : [name, `${name}/*`]));

const react = withPaths(['react', 'react-dom', '@mui/*', '@emotion/*']);
const query = withPaths(['@tanstack/*']);
const router = withPaths(['react-router', 'react-router-dom']);
const chartsAndExports = withPaths(['@mui/x-*', 'd3*', 'react-dom', 'hucre', 'pdfmake']);

const banned = {
  feature: [...chartsAndExports, ...query, ...router],
  analysis: router,
  ui: [...query, ...router],
  manifest: [...query, ...router],
  foundation: [...query, ...router],
  publishing: react,
  store: react,
};

/** What these two rest on is as good as part of them: nothing at all, and the schema library. */
const allowed = { compute: [], contract: withPaths(['typebox']) };

const tagged = (names, kind) => names.map((name) => `${kind}:${name}`);

/** Options of `@nx/enforce-module-boundaries`; `tests` adds what only specs may use. */
export function boundaries({ tests }) {
  const extra = tests ? ['testing'] : [];
  const layerRule = ([layer, below]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: tagged([...below, ...extra], 'layer'),
    ...(banned[layer] ? { bannedExternalImports: banned[layer] } : {}),
    ...(allowed[layer] && !tests ? { allowedExternalImports: allowed[layer] } : {}),
  });
  return {
    enforceBuildableLibDependency: true,
    allow: ['^.*/eslint(\\.base)?\\.config\\.[cm]?[jt]s$', '^.*/tools/lint/.*\\.mjs$'],
    depConstraints: [
      {
        allSourceTags: ['layer:app', 'platform:web'],
        onlyDependOnLibsWithTags: tagged(['feature', 'analysis', 'ui', 'manifest', 'foundation', 'contract', ...extra], 'layer'),
        bannedExternalImports: query,
      },
      {
        allSourceTags: ['layer:app', 'platform:node'],
        onlyDependOnLibsWithTags: tagged(['publishing', 'store', 'compute', 'contract', ...extra], 'layer'),
        bannedExternalImports: react,
      },
      ...Object.entries(layers).map(layerRule),
      ...Object.entries(platforms).map(([platform, reachable]) => ({
        sourceTag: `platform:${platform}`,
        onlyDependOnLibsWithTags: tagged(reachable, 'platform'),
      })),
    ],
  };
}
