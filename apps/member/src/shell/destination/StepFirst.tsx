import { ButtonLink } from '@yayan/ui';
import { useFixHref } from './use-fix-href.ts';

interface StepFirstProps {
  label: string;
  /** The page where the step is taken. It leads back here. */
  page: string;
  isWide?: boolean;
}

/** In the place of a form's button: names the step that is missing, and leads to it (rule 5.2). */
export function StepFirst({ label, page, isWide = false }: StepFirstProps) {
  const fixHref = useFixHref();
  return (
    <ButtonLink href={fixHref(page)} {...(isWide && { size: 'lg', fullWidth: true })}>
      {label}
    </ButtonLink>
  );
}

/** The step before cash can go to the member's WeChat. */
export function BindWechatFirst({ isWide = false }: Pick<StepFirstProps, 'isWide'>) {
  return <StepFirst label="先绑定微信" page="/home/user#bindings" isWide={isWide} />;
}
