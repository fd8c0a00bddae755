// Imported first, so that its order of layers applies.
import 'shared-ui/styles.css';

import { createRoot } from 'react-dom/client';
import { environment } from 'shared-contracts/testing/environment';
import { TextLink } from 'shared-ui/button';
import { PanelBox, Wrap } from 'shared-ui/layout';
import { AppProviders, createShopApp, loadVisitor } from '../app';
import looks from './gallery.module.css';
import { entries as own, products } from './page-kit';
import { entries as ui } from './shared-ui';

interface Component {
  readonly name: string;
  /** Its folder, such as `shared-ui/button`. */
  readonly group: string;
  /** Its docstring and the types of its properties. */
  readonly source: string;
}

/** Read from the sources by the build. */
const sources: readonly Component[] = JSON.parse(String(process.env.SHOP_COMPONENTS));
/** Without those that only their own folder uses. */
const components = sources.flatMap((source) =>
  [...ui, ...own].filter(({ name }) => name === source.name).map(({ states }) => ({ ...source, states })),
);
const groups = [...new Set(components.map(({ group }) => group))];
const group = groups.find((each) => location.pathname === `/${each}`) ?? groups[0];

const app = createShopApp(environment);
// There is no API: data that is not there already is awaited for ever.
app.queryClient.setDefaultOptions({ queries: { enabled: false } });
for (const product of products) app.queryClient.setQueryData(['product', product.Code], product);
loadVisitor(app);

/** The components of a folder, such as `/shared-ui/button`. */
function Gallery() {
  return (
    <Wrap>
      <title>{group}</title>
      <main tabIndex={-1} className={looks.gallery}>
        <h1>{group}</h1>
        <nav className="sph-cluster" aria-label="Composants">
          {groups.map((each) => (
            <TextLink key={each} href={`/${each}`} aria-current={each === group ? 'page' : undefined}>
              {each}
            </TextLink>
          ))}
        </nav>

        {components
          .filter((each) => each.group === group)
          .map(({ name, source, states }) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{name}</h2>
              <pre>{source}</pre>
              {states.map(({ state, content }) => (
                <PanelBox key={state} padded data-on-dark={state.includes('sombre') || undefined}>
                  <p>{state}</p>
                  {content}
                </PanelBox>
              ))}
            </section>
          ))}
      </main>
    </Wrap>
  );
}

createRoot(document.body).render(
  <AppProviders app={app}>
    <Gallery />
  </AppProviders>,
);
