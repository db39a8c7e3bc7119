import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DOCUMENTS, filesOf, ROOT, textOf } from './documents-of-workspace.ts';

/** The text without code, in which something may look like a link. */
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
const linksIn = (text: string): readonly string[] => [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The anchor of a heading, as GitHub and GitLab make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsIn = (text: string): readonly string[] => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenIn(document: string): readonly string[] {
  return linksIn(textOf(document)).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : resolve('/', dirname(document), decodeURIComponent(path)).slice(1);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(textOf(target)).includes(anchor);
  });
}

it('every link of a document within the project leads somewhere', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(50);
  expect(DOCUMENTS.flatMap((document) => brokenIn(document).map((link) => `${document}: ${link}`))).toEqual([]);
});

describe('each project', () => {
  const projects = filesOf('apps/**/package.json', 'libs/**/package.json', 'tools/**/package.json').map((path) => dirname(path));
  const owners = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/))
    .map(([folder = '', ...teams]) => ({ folder, teams }));

  it.each(projects)('%s has a README that names its owners', (project) => {
    const named = /^\*\*Owner:\*\* (.*?) \(see/m.exec(textOf(`${project}/README.md`))?.[1] ?? '';
    const owned = owners.findLast(({ folder }) => `/${project}/`.startsWith(folder));
    expect([...named.matchAll(/`(@[^`]+)`/g)].map(([, team]) => team)).toEqual(owned?.teams);
  });

  it('an owner is of a folder that is there', () => {
    expect(owners.filter(({ folder }) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });
});
