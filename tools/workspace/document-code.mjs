// npm run docs:code [-- --check]: writes the code blocks of the documents from the files that they name. `--check` prints the documents that differ
// from their files, and ends with 1 if there are any.
//
// A block follows a line `<!-- code: path -->`, `<!-- code: path#Name,Other -->` for declarations, or `<!-- code: path#key.key -->` for JSON.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BLOCK = /^<!-- code: ([^\s#]+)(?:#(\S+))? -->\n\n```(\w+)\n[\s\S]*?^```$/gm;

const namesOf = (statement) =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [statement.name?.text];

/** The declarations of a source file with these names, each with its comment. */
function declarationsIn(path, text, names) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return names.map((name) => {
    const found = source.statements.find((statement) => namesOf(statement).includes(name));
    if (found === undefined) throw new Error(`${path} declares no ${name}.`);
    return found.getFullText().trim();
  });
}

/** JSON with the values at these paths of keys, each within the keys that lead to it. */
function valuesIn(path, text, keyPaths) {
  const chosen = {};
  for (const keyPath of keyPaths) {
    const keys = keyPath.split('.');
    const last = keys.pop();
    const from = keys.reduce((parent, key) => parent?.[key], JSON.parse(text));
    if (from?.[last] === undefined) throw new Error(`${path} has no ${keyPath}.`);
    keys.reduce((parent, key) => (parent[key] ??= {}), chosen)[last] = from[last];
  }
  return [JSON.stringify(chosen)];
}

function codeOf(path, names) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (names === undefined) return text.trim();
  const read = path.endsWith('.json') ? valuesIn : declarationsIn;
  return read(path, text, names.split(',')).join('\n\n');
}

const withCode = (document) =>
  document.replace(BLOCK, (_block, path, names, language) => {
    const marker = names === undefined ? path : `${path}#${names}`;
    return `<!-- code: ${marker} -->\n\n\`\`\`${language}\n${codeOf(path, names)}\n\`\`\``;
  });

const isCheck = process.argv.includes('--check');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const outdated = [];
for (const document of documents) {
  const path = join(ROOT, document);
  const text = readFileSync(path, 'utf8');
  if (!text.includes('<!-- code: ')) continue;
  const wanted = await format(withCode(text), { ...(await resolveConfig(path)), parser: 'markdown' });
  if (wanted === text) continue;
  outdated.push(document);
  if (!isCheck) writeFileSync(path, wanted);
}
if (outdated.length > 0) console.log(`${outdated.join('\n')}${isCheck ? '\nRun npm run docs:code.' : ''}`);
process.exit(isCheck && outdated.length > 0 ? 1 : 0);
