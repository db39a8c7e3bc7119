import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { addImport, appendToList, appendWords } from '../edits/insert.ts';
import { asTitle, camelCase, checkedName, manifestName, pascalCase } from '../edits/names.ts';

export interface PageOptions {
  readonly feature: string;
  readonly name: string;
  readonly address?: string;
  readonly indonesian?: string;
  readonly english?: string;
  readonly icon?: string;
}

const FEATURES = 'libs/features';
const quoted = ({ id, en }: Readonly<Record<'id' | 'en', string>>) => ({ id: JSON.stringify(id), en: JSON.stringify(en) });

// Placeholder texts of a new page that are true until they are replaced.
const QUESTION = { id: 'Pertanyaan yang dijawab halaman ini belum ditulis.', en: 'The question this page answers is not written yet.' };
const NEED = { id: 'Data yang diperlukan belum ditentukan.', en: 'The data it needs have not been settled yet.' };

function checkedAddress(tree: Tree, { feature, name, address }: PageOptions): string {
  const wanted = address ?? (name === feature ? `/${feature}` : `/${feature}-${name}`);
  if (!wanted.startsWith('/')) throw new Error(`An address begins with a slash: ${wanted}`);
  checkedName(wanted.slice(1));
  const owner = tree
    .children(FEATURES)
    .find((other) => (tree.read(`${FEATURES}/${other}/src/manifest.ts`, 'utf8') ?? '').includes(`'${wanted}'`));
  if (owner) throw new Error(`${wanted} is a page of ${owner} already`);
  return wanted;
}

function edit(tree: Tree, path: string, change: (source: string) => string): void {
  const source = tree.read(path, 'utf8');
  if (source === null) throw new Error(`${path} is missing`);
  tree.write(path, change(source));
}

/** `nx g @pendapa/workspace:page <feature> <name>`: writes page, spec and texts, and lists the page in the manifest. */
export default async function pageGenerator(tree: Tree, options: PageOptions): Promise<void> {
  const feature = checkedName(options.feature);
  const name = checkedName(options.name);
  const root = `${FEATURES}/${feature}`;
  if (!tree.exists(`${root}/src/manifest.ts`)) throw new Error(`There is no feature ${feature} in ${FEATURES}`);

  const address = checkedAddress(tree, options);
  const texts = `${root}/src/messages/${name}.ts`;
  if (tree.exists(texts)) throw new Error(`${texts} is there already: give the page another name, and its address by --address`);
  const file = `${address.slice(1)}-page`;
  const key = camelCase(name);
  const icon = options.icon ?? 'QueryStats';
  const title = { id: options.indonesian || asTitle(name), en: options.english || asTitle(name) };

  edit(tree, `${root}/src/manifest.ts`, (source) => {
    const line = `{ path: '${address}', label: '${key}', icon: ${icon}Icon, planned: true, load: () => import('./pages/${file}.tsx') }`;
    return appendToList(addImport(source, `${icon}Icon`, `@mui/icons-material/${icon}`), line, 'pages');
  });
  for (const language of ['id', 'en'] as const)
    edit(tree, `${root}/src/messages/menu.ts`, (source) => appendWords(source, language, { [key]: title[language] }));
  generateFiles(tree, join(__dirname, 'files'), `${root}/src`, {
    file,
    name,
    feature,
    address,
    key,
    component: pascalCase(file),
    manifest: manifestName(feature),
    titleId: JSON.stringify(title.id),
    titleEn: JSON.stringify(title.en),
    question: quoted(QUESTION),
    need: quoted(NEED),
  });
  await formatFiles(tree);
}
