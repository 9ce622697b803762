import { avatarPresets, presetUrl } from './avatar-presets.ts';
import classes from './AvatarPicker.module.css';

interface AvatarPickerProps {
  /** Name of a preset. */
  value: string | undefined;
  onChange: (name: string) => void;
}

/** A choice of twelve avatars. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>头像</legend>
      <div className={classes['grid']}>
        {avatarPresets.map(({ name, label }) => (
          <label key={name} className={classes['choice']}>
            <input
              type="radio"
              name="avatar"
              aria-label={label}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <img src={presetUrl(name)} alt="" width={56} height={56} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
