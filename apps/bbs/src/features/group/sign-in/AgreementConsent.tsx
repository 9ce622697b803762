import { Button, Checkbox, Sheet } from '@yayan/ui';
import { memberSite } from '../../../shell/client/member-site.ts';
import classes from './AgreementConsent.module.css';

interface AgreementConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** Whether somebody tried to go on without agreeing. */
  asking: boolean;
  onClose: () => void;
  /** Called when somebody agrees in the sheet: the sign-in continues. */
  onAgree: () => void;
}

/** Links to the two texts of the member site. They open in a new tab, so that nothing typed is lost. */
const links = (
  <>
    <a className={classes['link']} href={memberSite('/agreement')} target="_blank" rel="noopener noreferrer">
      《用户协议》
    </a>
    <a className={classes['link']} href={memberSite('/privacy')} target="_blank" rel="noopener noreferrer">
      《隐私政策》
    </a>
  </>
);

/**
 * The consent checkbox, which is never ticked in advance (App 认定方法). If consent is missing, a sheet asks for it; this isn't
 * shown as an error.
 */
export function AgreementConsent({ agreed, onChange, asking, onClose, onAgree }: AgreementConsentProps) {
  return (
    <>
      <Checkbox
        className={classes['box'] ?? ''}
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={<>我已满 14 周岁，我已阅读并同意{links}</>}
      />
      <Sheet opened={asking} onClose={onClose} title="请先阅读并同意">
        <p className={classes['text']}>
          继续之前，请确认你已满 14 周岁，并阅读{links}，里面写明我们收集哪些信息、怎样使用，以及你的权利。
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            再看看
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onChange(true);
              onAgree();
            }}
          >
            同意并继续
          </Button>
        </div>
      </Sheet>
    </>
  );
}
