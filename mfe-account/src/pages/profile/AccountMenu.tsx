import { useLayoutEffect, useRef } from 'react';
import { useExtras } from 'shared-contracts/http';
import { Icon } from 'shared-ui/icon';
import styles from './AccountMenu.module.css';
import { type Section, sectionPath, sectionsOf, sectionTitles } from './sections';

const icons = {
  informations: 'user',
  address: 'pin',
  historique: 'box',
  listes: 'table',
  securite: 'lock',
  donnees: 'shield',
} as const;

interface AccountMenuProps {
  readonly current: Section;
  readonly onSignOut: () => void;
}

/** Renders the links to the sections and the sign-out button. */
export function AccountMenu({ current, onSignOut }: AccountMenuProps) {
  const sections = sectionsOf(useExtras());
  const menu = useRef<HTMLUListElement>(null);

  // In a narrow window the menu is a row that scrolls.
  useLayoutEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>(`[href="${sectionPath(current)}"]`);
    if (link && menu.current)
      menu.current.scrollLeft = link.offsetLeft - menu.current.offsetLeft - link.offsetWidth / 2;
  }, [current]);

  return (
    <nav aria-label="Mon compte" data-no-print>
      <ul ref={menu} className={styles.menu}>
        {sections.map((section) => (
          <li key={section}>
            <a href={sectionPath(section)} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icons[section]} size="s" />
              {sectionTitles[section]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={onSignOut}>
            <Icon name="logout" size="s" />
            Déconnexion
          </button>
        </li>
      </ul>
    </nav>
  );
}
