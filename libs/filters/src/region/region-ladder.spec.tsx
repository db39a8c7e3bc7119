import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersProvider } from '@pendapa/query';
import { optionsFor, renderPage, type RenderPageOptions } from '@pendapa/testing';
import { PageFilters } from '../page/page-filters.tsx';
import { RegionBreadcrumb } from './region-breadcrumb.tsx';
import { useRegionLadder } from './use-region-ladder.ts';

const place = (code: string, name: string, parent: string) => ({ code, name: { id: name, en: name }, parent });
const REGIONS = {
  city: [place('31.71', 'Kota Pusat', '31')],
  district: [place('31.71.01', 'Gambir', '31.71')],
  ward: [place('31.71.01.1001', 'Cideng', '31.71.01')],
};

function Ladder() {
  const { level, down } = useRegionLadder();
  return (
    <>
      <RegionBreadcrumb />
      <output>{level}</output>
      {down && <button onClick={() => down(`${level}-row`)}>turun</button>}
    </>
  );
}

const open = (path: string, options: RenderPageOptions = {}) =>
  renderPage(
    <PageFilters offers={['region', 'level', 'tax']}>
      <Ladder />
    </PageFilters>,
    { wrapper: AnswersProvider, path, answers: (address) => optionsFor(address, REGIONS), ...options },
  );
const way = () => within(screen.getByRole('navigation', { name: 'Wilayah' }));

it('begins with the cities of the whole province, and goes down with the other filters kept', async () => {
  const { visited } = open('/x?lv=city&d=0');
  expect(screen.getByRole('status')).toHaveTextContent('city');
  expect(way().getByText('Seluruh provinsi')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'turun' }));
  expect(visited).toEqual(['/x?r=city-row']);
});

it('shows the way by its names, and leads up from anywhere on it', async () => {
  const { visited } = open('/x?r=31.71&r=31.71.01');
  expect(await way().findByText('Gambir')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('ward');
  await userEvent.click(way().getByRole('button', { name: 'Kota Pusat' }));
  expect(visited).toEqual(['/x?r=31.71']);
  await userEvent.click(way().getByRole('button', { name: 'Seluruh provinsi' }));
  expect(visited.at(-1)).toBe('/x?');
});

it('ends with the wards', async () => {
  open('/x?r=31.71&r=31.71.01&r=31.71.01.1001', { language: 'en' });
  expect(await within(screen.getByRole('navigation', { name: 'Region' })).findByText('Cideng')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('ward');
  expect(screen.queryByRole('button', { name: 'turun' })).not.toBeInTheDocument();
});

it('splits by the level that is asked for, without a step down that would leave one out', () => {
  open('/x?lv=ward');
  expect(screen.getByRole('status')).toHaveTextContent('ward');
  expect(screen.queryByRole('button', { name: 'turun' })).not.toBeInTheDocument();
});
