import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnPaper } from '@pendapa/charts';
import { renderPage } from '@pendapa/testing';
import { ChangeText } from './change-text.tsx';
import { DefinitionButton } from './definition-button.tsx';
import { useMeasureDefinition } from './definition-words.tsx';
import { PlanStatus, planStatus } from './plan-status.tsx';
import { useFailureText } from './use-failure-text.ts';

describe('a change', () => {
  const both = (
    <>
      <ChangeText now={0.52} before={0.5} spec={{ unit: 'ratio', good: 'up' }} />
      <ChangeText now="90" before="100" spec={{ unit: 'money', good: 'up' }} />
    </>
  );
  const textsIn = (container: Element) => [...container.querySelectorAll('span[data-tone]')].map(({ textContent }) => textContent);

  it('of a ratio is in points, of everything else in percent, and its direction is an arrow to see and a word to hear', () => {
    const { container } = renderPage(both);
    expect(textsIn(container)).toEqual(['2,0 poin persen naik', '10,0% turun']);
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.getByText('naik')).toHaveStyle({ position: 'absolute', width: '1px' });
  });

  it('has its sign in a file, and neither arrow nor word', () => {
    const { container } = renderPage(<OnPaper value>{both}</OnPaper>);
    expect(textsIn(container)).toEqual(['+2,0 poin persen', '−10,0%']);
    expect(container.querySelector('svg')).toBeNull();
  });

  it('of what reads the same before and after is none, and the table says how little it is', () => {
    const lag = { now: 0.455, before: 0.459, spec: { unit: 'decimal', good: 'down' } } as const;
    const { container } = renderPage(
      <>
        <ChangeText {...lag} />
        <ChangeText {...lag} digits={2} />
      </>,
    );
    expect([...container.querySelectorAll('span[data-tone]')].map((words) => words.textContent.trim())).toEqual(['tetap', '0,87% turun']);
  });

  it('marks what rests on too few payers, for the eye and the ear', () => {
    renderPage(<ChangeText now="180" before="100" spec={{ unit: 'money', good: 'up' }} digits={2} weak />);
    expect(screen.getByRole('img', { name: 'kurang andal: kurang dari 30 objek yang membayar' })).toHaveTextContent('*');
  });
});

it('the status against the plan is a word, from 95 % to be watched, from 100 % good', () => {
  expect([planStatus(1), planStatus(0.9999), planStatus(0.95), planStatus(0.9499), planStatus(null)]).toEqual([
    'good',
    'watch',
    'watch',
    'bad',
    'unknownStatus',
  ]);
  renderPage(<PlanStatus ratio={0.9} />);
  expect(screen.getByText('Di bawah 95% rencana')).toBeInTheDocument();
});

it('the definition button opens meaning, formula, cut-off and source data', async () => {
  const Measure = () => <DefinitionButton label="Paying tax objects" definition={useMeasureDefinition()('revenue', 'payingObjects')} />;
  renderPage(<Measure />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Definition of Paying tax objects' }));
  const dialog = screen.getByRole('dialog', { name: 'Paying tax objects' });
  expect(dialog).toHaveTextContent('Count of objects with a payment, each counted once.');
  expect(dialog).toHaveTextContent('Source dataPayments');
});

describe('a question for which there is too little memory', () => {
  function Failed({ code, value }: { code: 'too-many-groups' | 'out-of-memory'; value?: string }) {
    return <p>{useFailureText()({ code, params: value === undefined ? {} : { parameter: 'by', value } })}</p>;
  }

  it('is told which split to leave out, in both languages', () => {
    renderPage(<Failed code="too-many-groups" value="ward" />, { language: 'en' });
    expect(
      screen.getByText(/^This breakdown has more rows than the memory of the server holds. Remove the breakdown by ward/),
    ).toBeInTheDocument();
    renderPage(<Failed code="out-of-memory" value="day" />);
    expect(screen.getByText(/^Memori server tidak cukup.* Tinggalkan rincian menurut tanggal, persempit periodenya/)).toBeInTheDocument();
  });

  it('is told which units are theirs, and why figures without units are not shown', () => {
    function Refused({ code, units }: { readonly code: 'other-unit' | 'whole-agency-only'; readonly units: string }) {
      return <p>{useFailureText()({ code, params: { id: units, en: units } })}</p>;
    }
    renderPage(<Refused code="other-unit" units="UP3D Setiabudi" />);
    expect(screen.getByText('Anda tidak melihat data unit itu. Pilih unit Anda: UP3D Setiabudi.')).toBeInTheDocument();
    renderPage(<Refused code="other-unit" units="" />);
    expect(screen.getByText(/^Unit Anda tidak ada dalam data/)).toBeInTheDocument();
    renderPage(<Refused code="whole-agency-only" units="" />, { language: 'en' });
    expect(screen.getByText(/^These figures are not recorded by unit/)).toBeInTheDocument();
  });

  it('without a split is told what else helps', () => {
    renderPage(<Failed code="out-of-memory" />, { language: 'en' });
    expect(screen.getByText(/choose a shorter period or fewer breakdowns/)).toBeInTheDocument();
  });
});
