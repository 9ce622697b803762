import type { ReactNode, Ref, SubmitEvent } from 'react';

interface FormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** A form handled by script: the browser neither leaves the page nor validates the fields. */
export function Form({ ref, className, 'aria-label': label, onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={ref} noValidate className={className} aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}
