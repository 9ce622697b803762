import type { ReactNode, Ref, SubmitEvent } from 'react';

interface FormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  className?: string | undefined;
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** A form that sends itself and says itself what is wrong: the browser neither leaves the page nor checks the fields. */
export function Form({ ref, className, onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={ref} noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
