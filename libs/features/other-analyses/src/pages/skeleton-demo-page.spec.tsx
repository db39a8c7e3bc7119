import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

// The page renders every component at once, which is slow in jsdom.
jest.setTimeout(30_000);

const open = (language: 'id' | 'en' = 'id') => openPage(otherAnalysesFeature, '/skeleton-demo', { language });

function panel(title: string) {
  const section = screen.getByText(title, { selector: 'h2' }).closest('section');
  if (!section) throw new Error(`${title} is not the title of a panel`);
  return within(section);
}

describe('/skeleton-demo', () => {
  it.each([
    ['id', 'Demo Kerangka Pemuatan'],
    ['en', 'Loading Skeleton Demo'],
  ] as const)('is headed in %s', async (language, title) => {
    await open(language);
    expect(screen.getByText(title, { selector: 'h1' })).toBeVisible();
  });

  it('is marked as a demonstration, in the menu too', async () => {
    await open();
    expect(screen.getByText('Demo')).toBeVisible();
    expect(otherAnalysesFeature.pages.find(({ path }) => path === '/skeleton-demo')?.demo).toBe(true);
  });

  it('shows a panel in every state of an answer', async () => {
    await open('en');
    expect(panel('Loading').getByRole('status')).toHaveTextContent('Loading data');
    expect(panel('Ready').getByText('400')).toBeVisible();
    expect(panel('Last known').getByRole('status')).toHaveTextContent('Server not reachable');
    expect(panel('Failed').getByRole('alert')).toBeVisible();
    expect(screen.getByText('3 parts are not shown because their data are missing')).toBeInTheDocument();
    expect(screen.getByText('Needs the payments: Not imported')).toBeInTheDocument();
    expect(panel('No rows').queryByText('400')).toBeNull();
  });

  it('turns a chart into its table', async () => {
    await open('en');
    fireEvent.click(panel('Ready').getByRole('button', { name: /table/i }));
    expect(panel('Ready').getByRole('rowheader', { name: 'Sample A' })).toBeVisible();
  });

  it('holds the place of everything while it loads again', async () => {
    jest.useFakeTimers();
    try {
      await open('en');
      fireEvent.click(screen.getByText('Load again'));
      expect(panel('Ready').getByRole('status')).toHaveTextContent('Loading data');
      expect(panel('Line chart').getByRole('status')).toHaveTextContent('Loading data');
      act(() => jest.advanceTimersByTime(3_000));
      expect(panel('Ready').getByText('400')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a failing page, and comes back', async () => {
    await open('en');
    fireEvent.click(screen.getByText('Failing page'));
    expect(screen.queryByText('Loading Skeleton Demo')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Loading Skeleton Demo')).toBeVisible();
  });
});
