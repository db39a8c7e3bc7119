import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export interface ToggleChoiceProps<T extends string | number> {
  readonly label: string;
  /** Null if none is chosen. */
  readonly value: T | null;
  readonly choices: readonly T[];
  readonly name: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

/** Choice of one among a few visible options. */
export const ToggleChoice = <T extends string | number>({ label, value, choices, name, onChoose }: ToggleChoiceProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label={label}
    value={value}
    sx={{ minHeight: 36, flexWrap: 'wrap', displayPrint: 'none' }}
    onChange={(_, next: T | null) => {
      if (next !== null) onChoose(next);
    }}
  >
    {choices.map((choice) => (
      <ToggleButton key={choice} value={choice} sx={{ px: { xs: 0.75, sm: 2 }, py: 0.5 }}>
        {name(choice)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
