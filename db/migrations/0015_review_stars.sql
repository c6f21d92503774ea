-- Holds all that the ratings are counted from, so that no text is read for it.
CREATE INDEX reviews_by_stars ON reviews (decision, stars);
