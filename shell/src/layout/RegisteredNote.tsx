import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import styles from './strip.module.css';

interface RegisteredNoteProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** Says where a visitor who has just registered goes on: the toast is gone after 3 s. */
export function RegisteredNote({ address, onClose }: RegisteredNoteProps) {
  return (
    <Wrap className={styles.row}>
      <Icon name="mail" size="s" />
      <p>
        <b>Activez votre compte</b> par le lien de l’e-mail envoyé à {address}&#8239;; pensez à regarder dans
        les indésirables.
      </p>
      <IconButton icon="close" label="Masquer ce message" onClick={onClose} />
    </Wrap>
  );
}
