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

const react = ['react', 'react-dom', '@mui/*', '@emotion/*'];
const query = ['@tanstack/*'];
const router = ['react-router', 'react-router-dom'];

const banned = {
  feature: ['@mui/x-*', 'd3*', ...query, ...router, 'react-dom', 'write-excel-file', 'jspdf*', 'pdfkit'],
  analysis: [...router],
  ui: [...query, ...router],
  manifest: [...query, ...router],
  foundation: [...query, ...router],
  publishing: react,
  store: react,
};

const tagged = (names, kind) => names.map((name) => `${kind}:${name}`);

/** Options of `@nx/enforce-module-boundaries`; `tests` adds what only specs may use. */
export function boundaries({ tests }) {
  const extra = tests ? ['testing'] : [];
  return {
    enforceBuildableLibDependency: true,
    allow: ['^.*/eslint(\\.base)?\\.config\\.[cm]?[jt]s$', '^.*/tools/lint/.*\\.mjs$'],
    depConstraints: [
      { allSourceTags: ['layer:app', 'platform:web'], onlyDependOnLibsWithTags: tagged(['feature', 'analysis', 'ui', 'manifest', 'foundation', 'contract', ...extra], 'layer') },
      {
        allSourceTags: ['layer:app', 'platform:node'],
        onlyDependOnLibsWithTags: tagged(['publishing', 'store', 'compute', 'contract', ...extra], 'layer'),
        bannedExternalImports: react,
      },
      ...Object.entries(layers).map(([layer, below]) => ({
        sourceTag: `layer:${layer}`,
        onlyDependOnLibsWithTags: tagged([...below, ...extra], 'layer'),
        ...(banned[layer] ? { bannedExternalImports: banned[layer] } : {}),
      })),
      // What these two rest on is as good as part of them: nothing at all, and the schema library.
      { sourceTag: 'layer:compute', onlyDependOnLibsWithTags: [], ...(tests ? {} : { allowedExternalImports: [] }) },
      { sourceTag: 'layer:contract', onlyDependOnLibsWithTags: [], ...(tests ? {} : { allowedExternalImports: ['typebox'] }) },
      ...Object.entries(platforms).map(([platform, reachable]) => ({ sourceTag: `platform:${platform}`, onlyDependOnLibsWithTags: tagged(reachable, 'platform') })),
    ],
  };
}
