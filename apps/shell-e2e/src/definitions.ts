import { MEASURE_DEFINITIONS, type Definition } from '@pendapa/contracts/definitions';
import { expect, type Page } from '@playwright/test';

const MEASURES: readonly Definition[] = Object.values(MEASURE_DEFINITIONS).flatMap((measures) => Object.values<Definition>(measures));

/** Names of the measures with this definition; empty for a definition that a page states itself. */
const namesOf = (meaning: string): readonly string[] => MEASURES.filter((one) => one.meaning.id === meaning).map(({ label }) => label.id);

/** Asserts that the info button of each card shows the card's name and the definition of its measure. */
export async function expectOwnDefinitions(page: Page): Promise<void> {
  const meanings = new Map<string, string>();
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    const name = (await card.getAttribute('aria-label')) ?? '';
    await card.getByRole('button', { name: `Definisi ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    const texts = await dialog.locator('dd').allTextContents();
    expect(texts, `${name} has meaning, formula, cut-off and source`).toHaveLength(4);
    for (const text of texts) expect(text, name).not.toBe('');
    const [meaning = ''] = texts;
    const named = namesOf(meaning);
    if (named.length > 0) expect(named, `${name} is the measure that it explains`).toContain(name);
    expect(meanings.get(meaning) ?? name, `only ${name} has its definition`).toBe(name);
    meanings.set(meaning, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}
