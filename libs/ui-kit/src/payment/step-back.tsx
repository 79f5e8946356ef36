import { IconButton } from '../actions/icon-button.tsx';
import { backIcon } from '../icons/player-shapes.ts';

/** One step back, at the head of a sheet: `<Dialog back={…}>`. It only leads back; what was paid stays paid. */
export const StepBack = ({
  label,
  disabled = false,
  onClick,
}: {
  /** Where it leads: "Back to the ways to pay". */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) => <IconButton icon={backIcon} label={label} focusKey="back" round disabled={disabled} onClick={onClick} />;
