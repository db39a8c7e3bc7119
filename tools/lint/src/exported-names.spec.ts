import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');

/** Every feature exports these for the shell and the server. */
const CONVENTIONS = ['questions'];
/** Names with two meanings that are not renamed yet. This list only becomes shorter. */
const UNFINISHED: readonly string[] = ['Finding', 'rowsOf'];
/** States figures a second time on purpose, under the names of the first. */
const SECOND_STATEMENT = 'libs/oracle';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const declaredIn = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .map(({ name }) => name)
      .filter(ts.isIdentifier)
      .map(({ text }) => text);
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement);
  return (named || ts.isTypeAliasDeclaration(statement)) && statement.name ? [statement.name.text] : [];
};
const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Exported names of a file, each with the file that declares it. Names of other packages are theirs. */
function exportsOf(file: string): ReadonlyMap<string, string> {
  const exported = new Map<string, string>();
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (isExported(statement)) for (const name of declaredIn(statement)) exported.set(name, `${file}#${name}`);
    if (!ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '.';
    const target = posix.join(dirname(file), from);
    if (from !== '.' && !from.startsWith('./') && !from.startsWith('../')) continue;
    const clause = statement.exportClause;
    const inner = from === '.' ? new Map<string, string>() : exportsOf(target);
    if (!clause) for (const [name, origin] of inner) exported.set(name, origin);
    else if (ts.isNamedExports(clause))
      for (const { name, propertyName } of clause.elements) {
        const own = (propertyName ?? name).text;
        exported.set(name.text, inner.get(own) ?? `${file}#${own}`);
      }
  }
  return exported;
}

const listed = execFileSync('git', ['ls-files', 'libs/**/package.json'], { cwd: root, encoding: 'utf8' });
const manifests = listed.split('\n').filter(Boolean);
const entryPoints = manifests.flatMap((manifest) => {
  const { exports = {} } = JSON.parse(read(manifest)) as { readonly exports?: Readonly<Record<string, unknown>> };
  const sources = Object.values(exports).map((entry) => (entry as Readonly<Record<string, string>> | null)?.['@pendapa/source'] ?? '');
  return sources
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ library: dirname(manifest), file: posix.join(dirname(manifest), path) }));
});

it('finds no name that two libraries export with two meanings', () => {
  const libraries = new Map<string, Set<string>>();
  for (const { file } of entryPoints.filter(({ library }) => library !== SECOND_STATEMENT))
    for (const [name, origin] of exportsOf(file)) {
      const library = entryPoints.find((entry) => origin.startsWith(`${entry.library}/`))?.library ?? origin;
      libraries.set(name, (libraries.get(name) ?? new Set()).add(library));
    }
  const twice = [...libraries].filter(([name, { size }]) => size > 1 && !CONVENTIONS.includes(name));
  expect(libraries.size).toBeGreaterThan(500);
  expect(twice.filter(([name]) => !UNFINISHED.includes(name)).map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});
