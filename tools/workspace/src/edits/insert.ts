import * as ts from 'typescript';

const parse = (source: string): ts.SourceFile => ts.createSourceFile('edited.ts', source, ts.ScriptTarget.Latest, true);

function find<T extends ts.Node>(node: ts.Node, wanted: (candidate: ts.Node) => candidate is T): T | undefined {
  if (wanted(node)) return node;
  return ts.forEachChild(node, (child) => find(child, wanted));
}

const insertAt = (source: string, position: number, text: string): string => source.slice(0, position) + text + source.slice(position);

/** Appends after the last element; an existing trailing comma then ends the new element. */
function append(source: string, list: ts.NodeArray<ts.Node>, closing: number, text: string): string {
  const last = list.at(-1);
  return last ? insertAt(source, last.end, `, ${text}`) : insertAt(source, closing, text);
}

const isNamed = (node: ts.ObjectLiteralElementLike, name: string): boolean =>
  node.name !== undefined && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) && node.name.text === name;

const isPropertyNamed =
  (name: string) =>
  (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) && isNamed(node, name);

/** Appends an element to the list in a property; without a property to the first list of the file. */
export function appendToList(source: string, text: string, property?: string): string {
  const file = parse(source);
  const root = property ? find(file, isPropertyNamed(property)) : file;
  const list = root && find(root, ts.isArrayLiteralExpression);
  if (!list) throw new Error(property ? `No list named ${property} to add to` : 'No list to add to');
  return append(source, list.elements, list.end - 1, text);
}

/** Adds keys to the texts of one language in a `defineMessages` call. Throws if a key exists. */
export function appendWords(source: string, language: 'id' | 'en', words: Readonly<Record<string, string>>): string {
  const texts = find(parse(source), isPropertyNamed(language))?.initializer;
  if (!texts || !ts.isObjectLiteralExpression(texts)) throw new Error(`No texts in the language ${language} to add to`);
  const taken = Object.keys(words).find((key) => texts.properties.some((property) => isNamed(property, key)));
  if (taken !== undefined) throw new Error(`The text "${taken}" exists already`);
  const entries = Object.entries(words).map(([key, text]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(text)}`);
  return append(source, texts.properties, texts.end - 1, entries.join(', '));
}

/** Adds an import in sorted position; an existing import stays. */
export function addImport(source: string, clause: string, from: string): string {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const pathOf = (declaration: ts.ImportDeclaration): string =>
    ts.isStringLiteral(declaration.moduleSpecifier) ? declaration.moduleSpecifier.text : '';
  if (imports.some((declaration) => pathOf(declaration) === from)) return source;
  const next = imports.find((declaration) => pathOf(declaration) > from || pathOf(declaration).startsWith('.'));
  const line = `import ${clause} from '${from}';\n`;
  const end = imports.at(-1)?.end;
  if (next) return insertAt(source, next.getStart(), line);
  return end === undefined ? line + source : insertAt(source, end, `\n${line.trimEnd()}`);
}
