import { act, screen, within } from '@testing-library/react';
import { LANGUAGES } from '@pendapa/contracts';
import { changeLanguage } from '@pendapa/i18n';
import { renderPage } from '@pendapa/testing';
import { CHAPTERS, findPlace } from './components/chapters.ts';
import GuidePage from './pages/guide-page.tsx';
import { GUIDE_ENTRIES } from './parts.ts';

const open = (path: string) => renderPage(<GuidePage />, { path, title: 'Panduan' });
const contents = () => screen.getByRole('navigation', { name: 'Daftar isi' });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('begins with the first part, and names all parts', () => {
  open('/guide');
  expect(screen.getByRole('heading', { level: 2, name: 'Mulai' })).toBeInTheDocument();
  for (const part of ['Mulai', 'Membaca halaman', 'Membaca diagram', 'Memfilter dan membandingkan', 'Arti setiap angka', 'Daftar istilah'])
    expect(within(contents()).getByRole('link', { name: part })).toBeInTheDocument();
});

it('shows the section about a page with the focus, and leads back to the page', () => {
  open('/guide?page=/targets');
  const section = screen.getByRole('heading', { level: 3, name: 'Pemantauan Target APBD & APBDP' });
  expect(section).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Buka halaman: Pemantauan Target APBD & APBDP' })).toHaveAttribute('href', '/targets');
});

it('says what hidden means, and leads on to the next part', () => {
  open('/guide?part=reading&section=missing');
  expect(screen.getByText(/terlalu sedikit wajib pajak di baliknya/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Membaca diagram →' })).toHaveAttribute('href', '/guide?part=charts');
});

it('says what a figure includes in the words of its definition', () => {
  open('/guide?part=figures&section=arrears');
  expect(
    screen.getByText(/Pokok dan denda yang lewat jatuh tempo dan belum dibayar\. Pokok tunggakan ditambah denda tunggakan\./),
  ).toBeInTheDocument();
});

it('follows the language', () => {
  open('/guide?part=glossary');
  act(() => changeLanguage('en'));
  expect(screen.getByRole('heading', { level: 2, name: 'Glossary' })).toBeInTheDocument();
  expect(screen.getByText('What is unpaid after its due date.')).toBeInTheDocument();
  act(() => changeLanguage('id'));
});

it('prints every written part and the main figures in one page', () => {
  open('/guide?print');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...CHAPTERS.filter(({ part }) => part !== null).map(({ title }) => title.id),
    'Arti setiap angka',
  ]);
});

it('finds a part and a section by address, and the first part for names that it does not know', () => {
  const at = (query: string) => {
    const place = findPlace(new URLSearchParams(query));
    return [place?.chapter.key, place?.wanted];
  };
  expect(at('part=charts&section=time')).toEqual(['charts', 'time']);
  expect(at('part=charts&section=nothing')).toEqual(['charts', null]);
  expect(at('part=nothing')).toEqual(['start', null]);
  expect(at('page=/')).toEqual(['pages', 'revenue-op-trend']);
  expect(at('page=/nowhere')).toEqual(['start', null]);
});

it('gives every section one address, and words in both languages', () => {
  const addresses = GUIDE_ENTRIES.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  const words = GUIDE_ENTRIES.flatMap(({ title, terms }) => [title, ...terms]);
  for (const language of LANGUAGES) expect(words.filter((text) => text[language].trim() === '')).toEqual([]);
});
