import { LANGUAGES, type Disclosure, type ExtractKey, type Language, type Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { commandText } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { hasRight } from '../access/rights.ts';
import { queryStringOf } from '../access/request-checks.ts';
import { escapeHtml, LANGUAGE_NAMES, languageOf, type TextPage } from '../access/text-page.ts';
import { commandOn } from '../command-on.ts';
import type { PageAddresses } from './page-addresses.ts';
import { WELCOME_TEXTS as TEXTS } from './welcome-texts.ts';

export interface WelcomeContext {
  readonly pages: PageAddresses;
  readonly dataFolder: string;
  readonly disclosure: Disclosure;
}

/** Extracts in the order in which agencies usually import them; each row adds to the rows above. */
const STEPS: readonly (readonly ExtractKey[])[] = [
  ['payments', 'targets'],
  ['assessments', 'returns'],
  ['arrears', 'arrearsMovements', 'enforcement'],
  ['taxpayers', 'objects', 'objectEvents', 'costs'],
];

/** The page that loads data. It is the only page that works without data. */
const IMPORT_ADDRESS = '/import';

/** Keeps a language that was chosen here for the dashboard; the language of the request only if none was chosen there. */
const LANGUAGE_SCRIPT = `try{if(location.search.includes('lang=')||!localStorage.getItem('i18nextLng'))localStorage.setItem('i18nextLng',document.documentElement.lang)}catch{};`;

/** Opens the dashboard as soon as the data are there. While the server changes over, a request fails and is repeated. */
const SCRIPT = `${LANGUAGE_SCRIPT}setInterval(async()=>{try{const {states=[]}=await (await fetch('/readyz')).json();if(!states.includes('no-data'))location.reload()}catch{}},2000)`;

const codeOf = (command: string): string => `<code>${escapeHtml(command)}</code>`;

interface Way {
  readonly title: Texts;
  readonly about: Texts;
  /** Leads to a page that does it in the browser. */
  readonly link?: { readonly text: Texts; readonly address: string };
  /** Each step is a text, and the command that does it. */
  readonly steps: readonly { readonly text: Texts; readonly command?: string }[];
}

const waysOf = (folder: string, language: Language, importsInBrowser: boolean): readonly Way[] => [
  {
    ...TEXTS.file,
    ...(importsInBrowser ? { link: { text: TEXTS.file.browser, address: IMPORT_ADDRESS } } : {}),
    steps: [
      { text: TEXTS.file.propose, command: commandOn(folder, `profile ${TEXTS.file.name[language]}`) },
      {
        text: TEXTS.file.check,
        command: commandOn(folder, `import ${TEXTS.file.name[language]} --profile ${TEXTS.file.profile[language]} --check`),
      },
      {
        text: TEXTS.file.load,
        command: commandOn(folder, `import ${TEXTS.file.name[language]} --profile ${TEXTS.file.profile[language]}`),
      },
    ],
  },
  {
    ...TEXTS.sample,
    steps: [{ text: TEXTS.sample.make, command: commandOn(folder, 'sample') }, { text: TEXTS.sample.clear }],
  },
  {
    ...TEXTS.template,
    steps: [
      { text: TEXTS.template.write, command: commandText(`template ${TEXTS.template.folder[language]}`) },
      { text: TEXTS.template.fill },
      { text: TEXTS.template.load, command: commandOn(folder, `import ${TEXTS.template.folder[language]}/empty`) },
    ],
  },
];

function wayHtml({ title, about, link, steps }: Way, language: Language): string {
  const items = steps.map(({ text, command }) => `<li>${escapeHtml(text[language])}${command === undefined ? '' : codeOf(command)}</li>`);
  const list = `<ol>
${items.join('\n')}
</ol>`;
  const commands =
    link === undefined
      ? list
      : `<p><a href="${link.address}">${escapeHtml(link.text[language])}</a></p>
<details><summary>${escapeHtml(TEXTS.commands[language])}</summary>
${list}
</details>`;
  return `<section>
<h2>${escapeHtml(title[language])}</h2>
<p class="muted">${escapeHtml(about[language])}</p>
${commands}
</section>`;
}

async function stepsTable(pages: PageAddresses, language: Language): Promise<string> {
  const rows: string[] = [];
  const imported = new Set<ExtractKey>();
  for (const [index, extracts] of STEPS.entries()) {
    for (const extract of extracts) imported.add(extract);
    const names = extracts.map((extract) => EXTRACT_LABELS[extract][language]).join(', ');
    const count = await pages.countWithData(imported);
    const added = index === 0 ? '' : `<span class="muted">${escapeHtml(TEXTS.pages.added[language])}</span> `;
    rows.push(`<tr><td>${added}${escapeHtml(names)}</td><td class="number">${String(count)}</td></tr>`);
  }
  return `<table>
<thead><tr><th scope="col">${escapeHtml(TEXTS.pages.file[language])}</th><th scope="col">${escapeHtml(TEXTS.pages.count[language])}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** The language of the address (`?lang=en`), else of the request. */
function chosenLanguage(request: FastifyRequest): Language {
  const named = new URLSearchParams(queryStringOf(request)).get('lang');
  return LANGUAGES.find((language) => language === named) ?? languageOf(request);
}

const languageLinks = (current: Language): string =>
  LANGUAGES.filter((language) => language !== current)
    .map((language) => `<a href="/?lang=${language}" lang="${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a>`)
    .join('\n');

/** True if the reader may see where the data lie, and how to load them. */
const mayLoad = ({ caller }: FastifyRequest, disclosure: Disclosure): boolean =>
  caller !== null && (caller.role === 'local' || hasRight(caller, 'loads', disclosure));

const mayImport = ({ caller }: FastifyRequest, disclosure: Disclosure): boolean =>
  caller !== null && hasRight(caller, 'import', disclosure);

/**
 * The page of an agency without data: three ways to begin, and which pages each file opens. Only who may load data sees commands.
 * Returns null at the address where data are loaded, for those who may load them.
 */
export function welcomeOf({
  pages,
  dataFolder,
  disclosure,
}: WelcomeContext): (request: FastifyRequest, address: string) => Promise<TextPage | null> {
  return async (request, address) => {
    const importsInBrowser = mayImport(request, disclosure);
    if (address === IMPORT_ADDRESS && importsInBrowser) return null;
    const language = chosenLanguage(request);
    const text = (texts: Texts): string => escapeHtml(texts[language]);
    const others = `<nav><a href="/?lang=${language}">${text(TEXTS.again)}</a>\n${languageLinks(language)}</nav>`;
    if (!mayLoad(request, disclosure)) {
      // The right to load in the browser is apart from that to see where the data lie.
      const begin = importsInBrowser
        ? `<p>${text(TEXTS.load)}</p>\n<p><a href="${IMPORT_ADDRESS}">${text(TEXTS.file.browser)}</a></p>`
        : `<p>${text(TEXTS.wait)}</p>`;
      return { language, title: TEXTS.title[language], body: `${begin}\n${others}`, script: SCRIPT };
    }
    const body = `<p>${text(TEXTS.begin)}</p>
<div class="ways">
${waysOf(dataFolder, language, importsInBrowser)
  .map((way) => wayHtml(way, language))
  .join('\n')}
</div>
<h2>${text(TEXTS.pages.title)}</h2>
<p class="muted">${text(TEXTS.pages.about)}</p>
${await stepsTable(pages, language)}
<p class="muted">${text(TEXTS.opens)}</p>
${others}`;
    return { language, title: TEXTS.title[language], body, isWide: true, script: SCRIPT };
  };
}
